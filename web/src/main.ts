import { mount } from 'svelte'
import './theme.css'
import App from './App.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

// Only secure addresses have service workers; in a home network the page does without.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn(error))
}

export default mount(App, { target })
