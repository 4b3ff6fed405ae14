/** Somebody solving a puzzle: what is asked, what was tried, and which cards are on the table. The answers came with the
 *  puzzle, so nothing is asked of the server. */

import type { PuzzleState, PuzzleExample, PuzzleQuestion, PuzzleRefutation } from '../protocol'
import { cardCount, type ShownRound } from '../game/moments'
import { exchanged, roundOf } from './position'
import { progress } from '../ui/puzzleProgress.svelte'

export type Phase = 'asking' | 'wrong' | 'done'

export class Solving {
  phase = $state<Phase>('asking')
  /** Whether the solver has found the answer. */
  solved = $state(false)
  /** How many cards are shown; the first ones lay on the table. */
  at = $state(0)
  /** Wrong tries at what is asked now. */
  tried = $state.raw<string[][]>([])
  /** By how much the solver's level has moved. */
  change = $state(0)
  readonly start: number
  #solution = $state.raw<PuzzleState['solution']>() as PuzzleState['solution']
  #missed = false

  constructor(readonly puzzle: PuzzleState) {
    this.start = puzzle.trick.length
    this.at = this.start
    this.#solution = puzzle.solution
  }

  get solution(): PuzzleState['solution'] {
    return this.#solution
  }

  /** What an open puzzle asks at this moment. */
  question = $derived.by((): PuzzleQuestion | null => {
    if (this.solution.kind !== 'open' || this.phase === 'wrong') return null
    return this.solution.questions.find(({ at }) => at === this.at - this.start) ?? null
  })

  /** Whether others play before the solver is asked again. */
  waiting = $derived.by(() => this.phase === 'asking' && this.solution.kind === 'open' && !this.question)

  /** Whose cards are to be chosen from, and which of them can be. */
  seat = $derived.by(() => this.question?.seat ?? this.puzzle.seat)
  legal = $derived.by((): string[] => {
    if (this.solution.kind === 'closed') return this.solution.wins.flatMap(({ cards }) => cards)
    if (this.solution.kind === 'pass') return this.puzzle.hands[this.puzzle.seat]?.cards ?? []
    return [...(this.question?.right ?? []), ...(this.question?.wrong ?? []).map(({ card }) => card)]
  })

  /** The last wrong card of an open puzzle, with what follows it. */
  refutation = $derived.by((): PuzzleRefutation | null => {
    if (this.phase !== 'wrong' || this.solution.kind !== 'open') return null
    const wrong = this.solution.questions.flatMap((question) => (question.at === this.#asked ? question.wrong : []))
    return wrong.find(({ card }) => card === this.tried.at(-1)?.[0]) ?? null
  })

  /** One of the possible deals, in which the right card wins, or the wrong one loses. */
  example = $derived.by((): PuzzleExample | null => {
    if (this.phase === 'asking' || this.solution.kind !== 'closed') return null
    const { wins, examples } = this.solution
    const card = this.phase === 'wrong' ? this.tried.at(-1)?.[0] : wins[0]?.cards[0]
    const twins = wins.find(({ cards }) => cards.includes(card ?? ''))?.cards ?? []
    const found = examples.find((each) => twins.includes(each.card))
    return found && card ? exchanged(found, found.card, card) : null
  })

  round = $derived.by((): ShownRound => {
    if (this.solution.kind === 'open') return roundOf(this.puzzle, this.refutation?.line ?? this.solution.line)
    return roundOf(this.puzzle, this.example?.line ?? null, this.example?.hands)
  })

  /** The first and last moments to step between. */
  first = $derived.by(() => (this.phase === 'wrong' ? this.start + this.#asked : this.start))
  last = $derived.by(() => (this.phase === 'asking' ? this.at : cardCount(this.round)))

  /** How many cards of the solution were played when the last question was asked. */
  #asked = $state(0)

  step(count: number): void {
    if (this.phase !== 'asking') this.at = Math.min(Math.max(this.at + count, this.first), this.last)
  }

  /** A card is played that nobody has to find. */
  advance(): void {
    if (this.waiting) this.at++
  }

  choose(cards: string[]): void {
    if (this.phase !== 'asking') return
    this.#asked = this.at - this.start
    if (this.isRight(cards)) this.#goOn(cards)
    else this.#refuse(cards)
  }

  tryAgain(): void {
    this.phase = 'asking'
    this.at = this.start + this.#asked
  }

  show(): void {
    this.#keepMissed()
    this.phase = 'done'
    this.at = this.start
  }

  isRight(cards: string[]): boolean {
    const [card = ''] = cards
    if (this.solution.kind === 'open') return this.question?.right.includes(card) ?? false
    if (this.solution.kind === 'closed') return this.solution.wins[0]?.cards.includes(card) ?? false
    const best = this.solution.passes[0]?.cards ?? []
    return best.length === cards.length && best.every((each) => cards.includes(each))
  }

  #goOn(cards: string[]): void {
    if (this.solution.kind !== 'open') return this.#finish()
    const { line, questions } = this.solution
    const played = line.tricks.flatMap((trick) => trick.cards)[this.at] ?? ''
    const isLast = questions.at(-1)?.at === this.#asked
    // It makes no difference which of two twins is played, but the solver is to see the own choice.
    this.#solution = exchanged(this.solution, played, cards[0] ?? played)
    this.tried = []
    this.at++
    if (isLast) this.#finish()
  }

  #finish(): void {
    this.solved = true
    this.phase = 'done'
    this.change += progress.keep(this.puzzle, this.#missed ? 'later' : 'first')
  }

  #refuse(cards: string[]): void {
    this.#keepMissed()
    this.tried = [...this.tried, cards]
    this.phase = 'wrong'
    if (this.refutation || this.example) this.at++
  }

  #keepMissed(): void {
    if (!this.#missed && !this.solved) this.change += progress.keep(this.puzzle, 'missed')
    this.#missed = true
  }
}
