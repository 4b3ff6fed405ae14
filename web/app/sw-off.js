// Takes the page without a server back: publish this file as sw.js. It deletes what was kept of the page and ends itself;
// games are kept elsewhere, and stay.
addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key.startsWith('yokai-app-')).map((key) => caches.delete(key))))
      .then(() => registration.unregister())
      .then(() => clients.matchAll({ type: 'window' }))
      .then((windows) => Promise.all(windows.map((window) => window.navigate(window.url)))),
  ),
)
