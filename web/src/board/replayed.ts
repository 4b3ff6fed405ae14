/** A moment of a replay, of a review or of a puzzle as a position. */

import { suitOf } from '../game/cards'
import { handsSeen, momentOf, playOf, type Rules, type ShownCard } from '../game/moments'
import { blackStarsCount, hasTeams } from '../game/ruleset'
import { cardName } from '../i18n/cards'
import { t } from '../i18n/texts.svelte'
import type { ReplayRound } from '../protocol'
import type { CardMark, Choosing, Position } from './position'

interface View {
  /** The seat whose knowledge is shown; null for all hands open. */
  viewer?: number | null
  /** The seat that is shown below, where it is not the viewer's. */
  bottom?: number | null
  /** The hands as they are shown, where they do not follow from the round. */
  seen?: ShownCard[][] | null
  /** Whether nothing may tell which cards are passed. */
  secret?: boolean
  nameOf: (seat: number) => string
  /** What stands beside a name. */
  noteOf?: (seat: number) => string
}

/** The table after so many cards of a round; -1 is the moment before the pass. */
export function replayed(
  rules: Rules,
  round: ReplayRound,
  card: number,
  { viewer = null, bottom = null, seen = null, secret = false, nameOf, noteOf = () => '' }: View,
): Position {
  const { ruleset } = rules
  const { trick, turn } = momentOf(rules, round, card)
  const seats = round.dealt.map((_, seat) => seat)
  const passes = card < 0 && !secret ? round.passes : []
  return {
    names: seats.map(nameOf),
    notes: seats.map(noteOf),
    teams: hasTeams(ruleset) ? ruleset.sides : [],
    hands: (seen ?? handsSeen(rules, round, card, viewer)).map((hand, seat) =>
      hand.map((held) => ({ ...held, given: held.code !== null && (passes[seat]?.includes(held.code) ?? false) })),
    ),
    trick,
    turn,
    faceUp: round.face_up,
    trump: round.face_up ? suitOf(round.face_up) : card > 0 ? round.trump : null,
    bottom: viewer ?? bottom ?? 0,
    blackStars: blackStarsCount(ruleset),
  }
}

/** The cards of hands as links to the moments at which they are played; what they are worth is told first. */
export function momentLinks(
  round: ReplayRound,
  onjump: (moment: number) => void,
  marks?: Map<string, CardMark>,
): Choosing {
  const play = (card: string) => playOf(round, card) ?? { moment: 0, trick: 0 }
  return {
    links: true,
    legal: round.tricks.flatMap(({ cards }) => cards),
    label: (card) => {
      const link = t('web-replay-jump', { card: cardName(card), number: play(card).trick })
      return [marks?.get(card)?.told ?? [], link].flat().join(t('sentence-separator'))
    },
    onchoose: (card) => onjump(play(card).moment),
  }
}
