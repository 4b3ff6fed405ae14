/** Which tab runs the worker that plays. One owns everything at a time, and the others ask it: by a lock of the browser, or
 *  where it has none (over plain HTTP) by a lease that the owner renews. A tab that was put to sleep loses it to one that
 *  somebody looks at. */

const lockName = 'yokai-septet'
const leaseName = 'yokai-owner'
/** How many milliseconds a lease lasts without being renewed. */
const lease = 5000

export interface Ownership {
  /** Takes it from whoever has it and does not answer. */
  steal(): void
}

/** Calls `begin` when this tab becomes the owner, and `end` when another one took that from it. */
export function own(tab: string, begin: () => void, end: () => void): Ownership {
  return 'locks' in navigator ? byLock(begin, end) : byLease(tab, begin, end)
}

function byLock(begin: () => void, end: () => void): Ownership {
  let isOwner = false
  const hold = () => {
    isOwner = true
    begin()
    return new Promise<never>(() => {}) // until the tab is closed
  }
  const wait = (options: LockOptions) => {
    navigator.locks.request(lockName, options, hold).catch(() => {
      isOwner = false
      end()
      wait({})
    })
  }
  wait({})
  return { steal: () => isOwner || wait({ steal: true }) }
}

function byLease(tab: string, begin: () => void, end: () => void): Ownership {
  let isOwner = false
  const take = () => {
    localStorage.setItem(leaseName, `${tab} ${Date.now() + lease}`)
    if (!isOwner) begin()
    isOwner = true
  }
  const look = () => {
    const [holder, until] = (localStorage.getItem(leaseName) ?? '').split(' ')
    if (holder === tab || Number(until) < Date.now() || !until) return take()
    if (isOwner) end()
    isOwner = false
  }
  setInterval(look, lease / 5)
  look()
  addEventListener('pagehide', () => isOwner && localStorage.removeItem(leaseName))
  return { steal: take }
}
