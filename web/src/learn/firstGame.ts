/** What a newcomer is told in their first real game: one line at every new thing, in the order in which things come up. */

import type { MatchState, TableState } from '../protocol'
import { seatsOf } from '../game/ruleset'
import { cardList, cardName, list } from '../i18n/cards'
import { seatName } from '../i18n/sentences'
import { t, type Params } from '../i18n/texts.svelte'
import type { LearnId } from './words.svelte'

export interface Tip {
  id: Extract<LearnId, `tip-${string}`>
  params: Params
}

const ace = 'WA'

/** What there is to tell now; `complete` is the trick that is being shown before it is taken. */
export function tipsFor(
  state: TableState,
  match: MatchState,
  complete: { cards: string[]; winner: number | null } | null,
): Tip[] {
  const { round, ruleset } = match
  const me = state.viewer.seat
  if (!round || me === null) return []
  const name = (seat: number) => seatName(state, seat)
  const side = ruleset.sides[me] ?? 0
  if (round.phase === 'pass') {
    const teammate = seatsOf(ruleset, side).find((seat) => seat !== me) ?? me
    return round.passed ? [] : [{ id: 'tip-pass', params: { name: name(teammate), count: round.pass_to?.length ?? 0 } }]
  }
  const tips: Tip[] = []
  const add = (id: Tip['id'], params: Params = {}) => tips.push({ id, params })
  if (complete?.winner != null) {
    const winner = complete.winner
    if (complete.cards.includes(ace)) add(winner === me ? 'tip-ace-you' : 'tip-ace', { name: name(winner) })
  }
  if (round.trick_number === 1 && !complete) {
    if (round.received.length && !round.trick.length) {
      const [first] = round.received
      add('tip-received', {
        name: name(first?.giver ?? me),
        cards: cardList(round.received.map(({ card }) => card)),
      })
    }
    if (round.announcement) {
      const { seat, card } = round.announcement
      add(seat === me ? 'tip-lead-you' : 'tip-lead', { name: name(seat), card: cardName(card) })
    } else if (round.leader !== null) {
      add(round.leader === me ? 'tip-later-lead-you' : 'tip-later-lead', { name: name(round.leader) })
    }
  }
  const led = round.trick[0]?.[0]
  if (round.turn === me && led && !complete) {
    if (round.legal.every((card) => card[0] === led)) add('tip-follow', { suit: t('suit', { suit: led }) })
    else add('tip-free', { suit: t('suit', { suit: led }) })
  }
  const losing = ruleset.losing_trick ?? 0
  const won = [...round.won.entries()]
  for (const [each, tricks] of won) {
    if (losing && tricks === losing - 1) {
      const names = list(seatsOf(ruleset, each).map(name))
      add(each === side ? 'tip-seventh-you' : 'tip-seventh', {
        names,
        missing: (ruleset.bosses_to_win ?? 0) - (round.bosses[each]?.length ?? 0),
      })
    }
  }
  if (round.bosses.some((bosses) => bosses.length)) add('tip-boss', { count: ruleset.bosses_to_win ?? 0 })
  return tips
}
