/** The worker for long work: reviews, what-ifs and the answers of puzzles, one after the other. */

import type { FromStudy, ToStudy } from './messages'
import { loadPython } from './python'

type Perform = (request: string, found: (answer: string) => void) => void

const tell = (message: FromStudy) => postMessage(message)

const ready = loadPython(() => {}).then(
  (python) =>
    python.runPython(`
from yokai_septet.work import messages
from yokai_septet.work.perform import perform

def work(request, found):
    perform(messages.decode_request(request), lambda answer: found(messages.encode(answer).decode()), lambda: None)

work
`) as Perform,
)

onmessage = ({ data: { job, request } }: MessageEvent<ToStudy>) => {
  ready
    .then((work) => {
      work(request, (answer) => tell({ type: 'found', job, answer }))
      tell({ type: 'done', job })
    })
    .catch((error: unknown) =>
      setTimeout(() => {
        throw error
      }),
    ) // the other worker hears of it
}
