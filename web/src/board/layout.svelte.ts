/** Which of the table's four layouts fits the window. Stylesheets read it from `data-layout` of the table. */

import { MediaQuery } from 'svelte/reactivity'

/** A phone upright, a phone on its side, a tablet upright, a desktop. */
export type Layout = 'narrow' | 'low' | 'tall' | 'wide'

const low = new MediaQuery('(max-height: 33.99rem) and (min-aspect-ratio: 5/4)')
const tall = new MediaQuery('(min-width: 44rem) and (min-height: 60rem) and (max-aspect-ratio: 1/1)')
const wide = new MediaQuery('(min-width: 60rem) and (min-height: 34rem)')

export function tableLayout(): Layout {
  return low.current ? 'low' : tall.current ? 'tall' : wide.current ? 'wide' : 'narrow'
}
