/** Development only: every piece of art on one page (`npm run dev`, then /gallery.html). */
import { mount } from 'svelte'
import '../theme.css'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
for (const name of ['theme', 'edition'] as const) {
  const value = query.get(name)
  if (value) document.documentElement.dataset[name] = value
}

const target = document.getElementById('app')
if (!target) throw new Error('gallery.html has no #app')

export default mount(Gallery, { target, props: { only: query.get('only') } })
