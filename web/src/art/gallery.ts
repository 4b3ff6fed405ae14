/** Development only: every piece of art on one page (`npm run dev`, then /gallery.html). */
import { mount } from 'svelte'
import '../theme.css'
import '../base.css'
import '../controls.css'
import { look } from './look.svelte'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
for (const name of ['theme', 'edition'] as const) {
  const value = query.get(name)
  if (value) document.documentElement.dataset[name] = value
}

if (query.get('theme') === 'dark') look.theme = 'dark'
if (query.get('edition') === 'fr') look.edition = 'fr'

const target = document.getElementById('app')
if (!target) throw new Error('gallery.html has no #app')

export default mount(Gallery, { target, props: { only: query.get('only') } })
