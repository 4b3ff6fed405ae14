/** The messages' types as the page uses them: the generated ones, and names for parts of them. */

import type { Say, Update } from './types'

export type * from './types'
export type TableEvent = Update['events'][number]
export type Phrase = Say['phrase']
