import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

// Service workers need HTTPS; in a home network the page works without one. Registered late, so
// that it does not delay the first page.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => {
    navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}sw.js`)
      .then(async (registration) => {
        if (!import.meta.env.VITE_PYTHON) return
        const { updates } = await import('./app/updates.svelte')
        updates.follow(registration)
      })
      .catch((error: unknown) => console.warn(error))
  }, 3000)
}

export default mount(App, { target })
