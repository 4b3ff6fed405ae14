import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

// Only secure addresses have service workers; in a home network the page does without. It comes
// when the page can be used already.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn(error))
  }, 3000)
}

export default mount(App, { target })
