/** What is kept in this browser: rows of text by key, in one database. When there is no room, or it is forbidden, rows are
 *  kept in memory from then on, and somebody is told. */

import type { Row, Trouble } from './messages'

const name = 'yokai-septet'
const rowsOf = 'rows'
/** How the keys of rows begin that are not loaded at the start (`serverless/kept.py`). */
const later = ['coached/', 'log/', 'record/', 'verdict/']

/** Another worker has kept the same row: it owns the table now. */
export class TakenOver extends Error {}

export class Store {
  #memory = new Map<string, string | null>()
  #isOnlyMemory = false

  private constructor(
    readonly database: IDBDatabase | null,
    readonly tell: (trouble: Trouble) => void,
  ) {
    if (!database) this.#fail('storage-forbidden')
    // Another tab brings a newer version of the page, or deletes everything: do not stand in its way.
    database?.addEventListener('versionchange', () => {
      database.close()
      tell('taken-over')
    })
  }

  static async open(tell: (trouble: Trouble) => void): Promise<Store> {
    return new Store(await opened().catch(() => null), tell)
  }

  /** The rows that are loaded at the start. */
  async first(): Promise<Record<string, string>> {
    const edges = ['', ...later.flatMap((prefix) => [prefix, after(prefix)])]
    const parts = []
    for (let i = 0; i < edges.length; i += 2) {
      const [low = '', high] = edges.slice(i, i + 2)
      parts.push(
        await this.#between(
          high === undefined ? IDBKeyRange.lowerBound(low) : IDBKeyRange.bound(low, high, false, true),
        ),
      )
    }
    return Object.assign({}, ...parts) as Record<string, string>
  }

  /** All rows whose keys begin like this. */
  async under(prefix: string): Promise<Record<string, string>> {
    const rows = await this.#between(
      prefix ? IDBKeyRange.bound(prefix, after(prefix), false, true) : IDBKeyRange.lowerBound(''),
    )
    for (const [key, value] of this.#memory) {
      if (!key.startsWith(prefix)) continue
      if (value === null) delete rows[key]
      else rows[key] = value
    }
    return rows
  }

  /** Keeps rows, all of them or none. */
  async keep(emptied: boolean, rows: Row[]): Promise<void> {
    if (!emptied && !rows.length) return
    if (this.database && !this.#isOnlyMemory) {
      try {
        return await this.#write(this.database, emptied, rows)
      } catch (error) {
        if (error instanceof TakenOver) throw error
        this.#fail(
          error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-forbidden',
        )
      }
    }
    if (emptied) this.#memory.clear()
    for (const { key, value } of rows) this.#memory.set(key, value)
  }

  #fail(trouble: Trouble): void {
    this.#isOnlyMemory = true
    this.tell(trouble)
  }

  #write(database: IDBDatabase, emptied: boolean, rows: Row[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(rowsOf, 'readwrite')
      const kept = transaction.objectStore(rowsOf)
      let taken = false
      if (emptied) kept.clear()
      for (const { key, value, new: isNew } of rows) {
        const request = value === null ? kept.delete(key) : isNew ? kept.add(value, key) : kept.put(value, key)
        request.onerror = () => (taken ||= request.error?.name === 'ConstraintError')
      }
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(taken ? new TakenOver() : (transaction.error ?? new Error('aborted')))
    })
  }

  #between(range: IDBKeyRange): Promise<Record<string, string>> {
    const { database } = this
    if (!database) return Promise.resolve({})
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(rowsOf, 'readonly')
      const kept = transaction.objectStore(rowsOf)
      const [keys, values] = [kept.getAllKeys(range), kept.getAll(range)]
      transaction.oncomplete = () =>
        resolve(Object.fromEntries(keys.result.map((key, i) => [String(key), values.result[i] as string])))
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    })
  }
}

/** The first key after all that begin like this. */
const after = (prefix: string) => prefix + '\uffff'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(rowsOf)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('refused'))
    request.onblocked = () => reject(new Error('blocked'))
  })
}
