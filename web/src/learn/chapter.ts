/** The chapters of the tutorial: fixed deals, read from chapters.json. Nothing here knows a rule: every legal card is listed
 *  with what follows, and tests/learn checks the list against the rules. */

import { isBoss, rankOf, SUIT_LETTERS, suitOf } from '../game/cards'
import chaptersJson from './chapters.json'

/** The viewer's seat in every chapter; the teammate sits opposite. */
export const VIEWER = 0
export const PLAYERS = 4

interface Deal {
  face_up: string
  /** By seat. Only the viewer's are shown, the others are there for the test. */
  hands: string[][]
  leader: number
  won?: number[]
  bosses?: string[][]
}

export interface Choice {
  card: string
  /** The cards of those who play after the viewer. */
  after: string[]
  winner: number
  /** The card that the chapter goes on with; after all others the viewer tries again. */
  right?: boolean
  /** What becomes of the round, if it is decided. */
  ends?: 'won' | 'lost'
  /** The cards of the round's last trick, if they decide it. */
  rest?: string[]
  /** The last part of the text's id, if it is not the card. */
  text?: string
}

export interface LessonStep {
  name: string
  /** Cards, or parts of the table, that the text speaks of. */
  light: string[]
  /** Without one the round goes on. */
  deal?: Deal
  /** Cards to look at in the place of the trick. */
  show?: string[]
  /** The cards of those who play before the viewer. */
  before?: string[]
  /** Every card that may be played; without choices there is only something to read. */
  choices?: Choice[]
  pass?: { right: string[]; received: string[] }
}

export interface Chapter {
  name: string
  hides_trump?: boolean
  steps: LessonStep[]
}

export const CHAPTERS = chaptersJson as Chapter[]

export interface LessonState {
  faceUp: string
  hand: string[]
  won: number[]
  bosses: string[][]
  leader: number
  trick: string[]
  winner: number | null
}

function dealt({ face_up, hands, leader, won = [0, 0], bosses = [[], []] }: Deal): LessonState {
  return { faceUp: face_up, hand: hands[VIEWER] ?? [], won, bosses, leader, trick: [], winner: null }
}

/** The position after the trick of which this choice is part. */
export function played(position: LessonState, { card, after, winner }: Choice): LessonState {
  const trick = [...position.trick, card, ...after]
  const side = winner % 2
  return {
    ...position,
    hand: position.hand.filter((held) => held !== card),
    trick,
    winner,
    won: position.won.map((count, each) => (each === side ? count + 1 : count)),
    bosses: position.bosses.map((caught, each) => (each === side ? [...caught, ...trick.filter(isBoss)] : caught)),
  }
}

/** The hand after the pass, sorted as it was: by suit and rank. */
function passed(hand: string[], { right, received }: NonNullable<LessonStep['pass']>): string[] {
  const place = (card: string) => SUIT_LETTERS.indexOf(suitOf(card)) * 20 + rankOf(card)
  return [...hand.filter((card) => !right.includes(card)), ...received].sort((a, b) => place(a) - place(b))
}

/** The position in which a step begins, if all steps before it went right. */
export function opening(chapter: Chapter, index: number): LessonState {
  const step = chapter.steps[index] as LessonStep
  let start: LessonState
  if (step.deal) start = dealt(step.deal)
  else {
    start = finished(chapter, index - 1)
    if (start.winner !== null) start = { ...start, leader: start.winner, trick: [], winner: null }
  }
  return { ...start, trick: step.before ?? [] }
}

function finished(chapter: Chapter, index: number): LessonState {
  const start = opening(chapter, index)
  const { choices, pass } = chapter.steps[index] as LessonStep
  const right = choices?.find((choice) => choice.right)
  if (right) return played(start, right)
  return pass ? { ...start, hand: passed(start.hand, pass) } : start
}
