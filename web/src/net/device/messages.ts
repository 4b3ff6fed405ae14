/** What the page and its workers tell each other. */

/** Of the page to the worker that plays. `from` is the tab that asks. */
export type ToPlay =
  | { type: 'request'; from: string; id: number; method: string; path: string; body: string }
  | { type: 'open'; from: string; channel: number; path: string }
  | { type: 'send'; from: string; channel: number; text: string }
  | { type: 'close'; from: string; channel: number }
  | { type: 'gone'; from: string }

/** What is wrong with what is kept here: there is no room, the browser forbids it, or another tab has gone on. */
export type Trouble = 'storage-full' | 'storage-forbidden' | 'taken-over' | 'broken'

/** Of the worker that plays to the tab that asked, or to all. */
export type FromPlay =
  | { type: 'progress'; share: number }
  | { type: 'ready' }
  | { type: 'trouble'; trouble: Trouble; text?: string }
  | { type: 'answer'; to: string; id: number; status: number; body: string; kind: string; name: string }
  | { type: 'message'; to: string; channel: number; text: string }
  | { type: 'closed'; to: string; channel: number; code: number; reason: string }

/** What the worker that plays is started with. */
export interface Start {
  type: 'start'
  languages: string
  nodes: number
}

/** Of the worker that plays to the one for long work, and back. */
export type ToStudy = { type: 'work'; job: string; request: string }
export type FromStudy = { type: 'found'; job: string; answer: string } | { type: 'done'; job: string }

/** A row to keep (`serverless/kept.py`). */
export interface Row {
  key: string
  /** Null deletes it. */
  value: string | null
  /** Whether there must be no such row yet. */
  new: boolean
}
