// The service worker of the page without a server: everything is kept here, so that it opens without a connection.
// Every version has a cache of its own, and every file but the page itself has its content in its name: nobody ever gets
// parts of two versions. The build fills in the version and its files.
const version = '__VERSION__'
const files = __FILES__
const name = `yokai-app-${version}`
const page = new URL('./', registration.scope).href
/** How many milliseconds a slow network may take for the page. */
const patience = 3000

addEventListener('install', (event) => event.waitUntil(fill()))

async function fill() {
  const before = (await caches.keys()).filter((key) => key.startsWith('yokai-app-'))
  const cache = await caches.open(name)
  await Promise.all(
    files.map(async (file) => {
      const url = new URL(file, registration.scope).href
      const isNamed = /^(assets|python)\//.test(file)
      const known = isNamed && (await caches.match(url))
      const answer = known || (await fetch(url, { cache: isNamed ? 'default' : 'reload' }))
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await cache.put(url, answer)
    }),
  )
  if (!before.length) await skipWaiting() // nothing of ours is open; perhaps the service worker of a server's page is
}

addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key !== name).map((key) => caches.delete(key))))
      .then(() => clients.claim()),
  ),
)

addEventListener('message', ({ data }) => {
  if (data === 'update') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(newestPage())
  else
    event.respondWith(
      caches
        .open(name)
        .then((cache) => cache.match(request))
        .then((kept) => kept ?? fetch(request)),
    )
})

/** The page from the network if it answers in time: its files are there, too. */
async function newestPage() {
  const kept = () => caches.open(name).then((cache) => cache.match(page))
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const fetched = fetch(page, { cache: 'no-cache' }).catch(() => undefined)
  const answer = await Promise.race([fetched, late])
  return (answer?.ok ? answer : await kept()) ?? (await fetched) ?? Response.error()
}
