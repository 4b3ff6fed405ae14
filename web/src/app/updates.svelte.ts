/** Newer versions of the page: the service worker has one ready, and takes it when the reader wants it. */

class Updates {
  waiting = $state<ServiceWorker | null>(null)

  /** Watches for a version that is ready while this one is open. */
  follow(registration: ServiceWorkerRegistration): void {
    const see = () => {
      if (registration.waiting && navigator.serviceWorker.controller) this.waiting = registration.waiting
    }
    see()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', see))
    document.addEventListener('visibilitychange', () => document.hidden || registration.update().catch(() => {}))
  }

  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.waiting?.postMessage('update')
  }
}

export const updates = new Updates()
