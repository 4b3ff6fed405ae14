/**
 * The seven Boss Yokai and the Super Trump, in the little language of block.ts.
 *
 * A figure fills a pillar of 134 by 260. Its lower right corner (x > 84, y > 200) lies under the
 * card's second index, its lower left edge (y > 234) under the stars: no face may go there.
 */
import { GASHADOKURO } from './figures/gashadokuro'
import { KAMAITACHI } from './figures/kamaitachi'
import { KITSUNE } from './figures/kitsune'
import { ONI } from './figures/oni'
import { RAIJU } from './figures/raiju'
import { TANUKI } from './figures/tanuki'
import { TENGU } from './figures/tengu'
import { YUKI_ONNA } from './figures/yuki-onna'
import type { SuitLetter } from './suits'

export type FigureName = SuitLetter | 'A'

/** The square of each figure that its round portrait shows: x, y, size. */
export const PORTRAITS: Record<FigureName, readonly [number, number, number]> = {
  W: [2, 22, 130],
  E: [-1, 16, 136],
  C: [2, 16, 130],
  L: [0, 16, 134],
  D: [-3, 26, 140],
  F: [-2, 14, 138],
  S: [4, 26, 126],
  A: [4, 8, 126],
}

export const FIGURES: Record<FigureName, string> = {
  W: TENGU,
  E: TANUKI,
  C: KITSUNE,
  L: RAIJU,
  D: GASHADOKURO,
  F: ONI,
  S: YUKI_ONNA,
  A: KAMAITACHI,
}
