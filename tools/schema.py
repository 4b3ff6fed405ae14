"""Print the JSON Schema of records, for docs/record.schema.json: `make schema`."""

import json

from yokai_septet import records

print(json.dumps(records.json_schema(), indent=2))
