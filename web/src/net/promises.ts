/** Keeps what this browser has promised and was promised at each table: in IndexedDB, whose transactions hold between tabs
 *  on plain HTTP, too. Nothing is ever evicted: a host could otherwise make a browser forget by showing it many tables. */

import { hex } from '../game/fairdeal'
import type { CommandBody } from './commands'
import { promisedAfter, saltCommand, stageOf, stageStored, type Promised, type Shown } from './commitment'

/** Changes what is stored of a table, in one transaction, and resolves when it is written; rejects where it cannot be. */
export type Change = (
  code: string,
  change: (known: Promised | undefined) => Promised | undefined,
) => Promise<Promised | undefined>

/** What is stored of a table; nothing where nothing can be. */
export function promisedAt(code: string, change = changeStored): Promise<Promised | undefined> {
  return change(code, (known) => known).catch(() => undefined)
}

/** What is stored of all tables. */
export async function allPromised(): Promise<Promised[]> {
  const database = await opened()
  return new Promise<Promised[]>((resolve, reject) => {
    const asked = database.transaction(tables).objectStore(tables).getAll() as IDBRequest<Promised[]>
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('unreadable'))
  }).finally(() => database.close())
}

/** The salt of this browser at one table, as one tab adds it. */
export class OwnSalt {
  #known: Promised | undefined
  #reached = 0
  #sent: CommandBody['type'] | undefined
  #queue: Promise<unknown> = Promise.resolve()

  constructor(
    readonly code: string,
    readonly send: (command: CommandBody) => void,
    readonly change: Change = changeStored,
  ) {
    this.connecting()
  }

  /** Before a connection is made: what it shows is not older than what is stored. */
  connecting(): void {
    this.#then(async () => {
      this.#known = (await promisedAt(this.code, this.change)) ?? this.#known
      this.#reached = Math.max(this.#reached, stageStored(this.#known))
    })
  }

  /** The table has shown this: what follows from it is stored, and then sent. */
  see(shown: Shown): void {
    this.#then(async () => {
      const stage = stageOf(shown)
      const judge = (known: Promised | undefined) => promisedAfter(known, shown, this.#reached, newSalt)
      const salting = stage === 1 || stage === 2
      if (salting || judge(this.#known) !== this.#known) this.#known = await this.change(this.code, judge)
      this.#reached = Math.max(this.#reached, stage)
      this.#say(saltCommand(this.#known, shown))
    }).catch(() => {
      // Without a place to store it there is no salt; nobody has to wait for it.
      if (stageOf(shown) === 1 && shown.viewer.seat !== null) this.#say({ type: 'ready', after: 0 })
    })
  }

  #say(command: CommandBody | null): void {
    if (!command || this.#sent === command.type) return
    this.#sent = command.type
    this.send(command)
  }

  #then(next: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(next)
    this.#queue = done.catch(() => {})
    return done
  }
}

function newSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

const name = 'yokai-promises'
const tables = 'tables'

/** The transaction of IndexedDB. */
async function changeStored(...[code, change]: Parameters<Change>): Promise<Promised | undefined> {
  const database = await opened()
  try {
    return await new Promise((resolve, reject) => {
      // Strict: it is on the disk when this resolves, whatever becomes of the browser.
      const transaction = database.transaction(tables, 'readwrite', { durability: 'strict' })
      const store = transaction.objectStore(tables)
      const asked = store.get(code) as IDBRequest<Promised | undefined>
      let after: Promised | undefined
      asked.onsuccess = () => {
        const known = asked.result
        after = change(known ?? ofEarlierVersion(code))
        if (after && !known) store.add(after)
        else if (after && after !== known) store.put(after)
      }
      transaction.oncomplete = () => resolve(after)
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    })
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(tables, { keyPath: 'code' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('no database'))
  })
}

/** Earlier versions kept the last 30 tables elsewhere. */
function ofEarlierVersion(code: string): Promised | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? '[]') as Promised[]
    return stored.find((promised) => promised.code === code)
  } catch {
    return undefined
  }
}
