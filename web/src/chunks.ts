/** Parts of the page that are loaded when they are wanted. After an update the parts of the page that is open in a tab are no
 *  longer there; a reload brings the new page with its own. */

const patience = 20_000
const key = 'yokai-reloaded'
/** What the server answers as long as it runs. */
const alive = import.meta.env.VITE_PYTHON ? `${import.meta.env.BASE_URL}manifest.webmanifest` : '/health'

/** Loads a part. If that fails, the page reloads once, if the server can be reached; if that was done before, or would not
 *  help, it rejects. */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load())
  } catch (error) {
    if (
      !isFirstTime() ||
      !(await inTime(fetch(alive, { cache: 'no-store' })).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      throw error
    remember()
    location.reload()
    return new Promise(() => {}) // the page is about to go
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('late')), patience)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The file that this page began with: its name changes with every other file. */
const build = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

function isFirstTime(): boolean {
  try {
    return sessionStorage.getItem(key) !== build()
  } catch {
    return false // it could not be remembered, and the page would reload for ever
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(key, build())
  } catch {
    // see above
  }
}

/** Without its first parts the page has no words to say so: show the one that needs none of them, and tries again. */
export async function giveUp(): Promise<void> {
  const page = await inTime(fetch(`${import.meta.env.BASE_URL}offline.html`).then((answer) => answer.text()))
  document.open()
  document.write(page)
  document.close()
}
