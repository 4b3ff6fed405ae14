import { beforeEach, expect, it } from 'vitest'
import type { PuzzleState } from '../../src/protocol'
import { progress } from '../../src/ui/puzzleProgress.svelte'
import { Solving } from '../../src/puzzles/solving.svelte'
import { cardCount, momentOf } from '../../src/game/moments'
import { golden } from '../golden'

const puzzles = golden<{ state: PuzzleState }[]>('puzzles.json').map(({ state }) => state)
const find = (kind: string) => puzzles.find((puzzle) => puzzle.kind === kind) as PuzzleState

beforeEach(() => progress.reset())

/** Lets others play until the solver is asked. */
function wait(solving: Solving) {
  while (solving.waiting) solving.advance()
}

it('asks an open puzzle card by card, and refutes a wrong one', () => {
  const solving = new Solving(find('open'))
  if (solving.solution.kind !== 'open') throw new Error('not open')
  for (let left = solving.solution.questions.length; left > 0; left--) {
    wait(solving)
    const { right, wrong, seat } = solving.question!
    expect(solving.seat).toBe(seat)
    expect(momentOf(solving.puzzle, solving.round, solving.at).turn).toBe(seat)
    const bad = wrong[0]!
    solving.choose([bad.card])
    expect(solving.phase).toBe('wrong')
    expect(momentOf(solving.puzzle, solving.round, solving.at).trick?.cards.at(-1)).toBe(bad.card)
    solving.step(99)
    expect(solving.at).toBe(cardCount(solving.round))
    solving.tryAgain()
    expect(solving.legal).toContain(bad.card)
    const chosen = right.at(-1)!
    solving.choose([chosen])
    const before = momentOf(solving.puzzle, solving.round, solving.at)
    expect(before.trick?.cards.at(-1), 'the twin that was chosen is played').toBe(chosen)
  }
  expect([solving.phase, solving.solved]).toEqual(['done', true])
  expect(progress.outcome(solving.puzzle.id)).toBe('later')
  expect(solving.change).toBeLessThan(0)
})

it('counts an open puzzle that is solved at the first try', () => {
  const solving = new Solving(find('open'))
  while (solving.phase === 'asking') {
    wait(solving)
    solving.choose([solving.question!.right[0]!])
  }
  expect(progress.outcome(solving.puzzle.id)).toBe('first')
  expect(solving.change).toBeGreaterThan(0)
  const level = progress.level
  new Solving(find('open')).show()
  expect([progress.level, progress.outcome(solving.puzzle.id)], 'it counts once').toEqual([level, 'first'])
})

it('shows a deal in which a wrong card of a closed puzzle loses', () => {
  const solving = new Solving(find('closed'))
  if (solving.solution.kind !== 'closed') throw new Error('not closed')
  const { wins, examples } = solving.solution
  const hands = solving.round.dealt
  const bad = examples[1]!.card
  solving.choose([bad])
  expect(solving.example?.card).toBe(bad)
  expect(solving.round.dealt).not.toEqual(hands)
  expect(solving.at).toBe(solving.start + 1)
  solving.tryAgain()
  expect(solving.at).toBe(solving.start)
  expect(solving.round.dealt, 'nothing is told of hidden cards').toEqual(hands)
  const right = wins[0]!.cards.at(-1)!
  solving.choose([right])
  expect([solving.phase, solving.solved]).toEqual(['done', true])
  solving.step(1)
  expect(momentOf(solving.puzzle, solving.round, solving.start + 1).trick?.cards).toContain(wins[0]!.cards[0])
})

it('takes the three cards of a pass in any order', () => {
  const solving = new Solving(find('pass'))
  if (solving.solution.kind !== 'pass') throw new Error('not a pass')
  const [best, second] = solving.solution.passes
  solving.choose(second!.cards)
  expect([solving.phase, solving.at]).toEqual(['wrong', 0])
  solving.tryAgain()
  solving.choose([...best!.cards].reverse())
  expect([solving.phase, solving.solved]).toEqual(['done', true])
})

it('shows the answer when it is wanted', () => {
  for (const puzzle of puzzles) {
    const solving = new Solving(puzzle)
    solving.show()
    expect([solving.phase, solving.solved, solving.at]).toEqual(['done', false, solving.start])
    expect(progress.outcome(puzzle.id)).toBe('missed')
  }
})
