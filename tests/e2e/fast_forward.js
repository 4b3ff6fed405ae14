// Plays for the person of this browser over a socket of its own, as fast as the server answers:
// for tests that want to see what comes afterwards. The page itself is away.
async ([code, wanted]) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/socket`)
  let sent = 0
  let answered = ''
  const send = (type, decision, fields) => {
    if (decision === answered) return
    answered = decision
    socket.send(JSON.stringify({ type, id: `on-${sent++}-${Math.random()}`, ...fields }))
  }
  const act = ({ viewer, seats, match }) => {
    const now = match.round
    if (!now) {
      const round = match.round_number - 1
      if (!seats[viewer.seat].ready) send('ready', `end ${round}`, { round })
    } else if (now.to_act.includes(viewer.seat)) {
      const round = now.number
      if (now.phase === 'pass')
        send('pass', `pass ${round}`, { round, cards: now.hand.slice(0, now.pass_to.length) })
      else {
        const trick = now.trick_number
        send('play', `play ${round} ${trick}`, { round, trick, card: now.legal[0] })
      }
    }
  }
  let last = '' // what a test says that waits for too long
  let losingTrick // only the first message names the ruleset
  const isThere = ({ viewer, match: { round } }) => {
    if (wanted === 'round') return !round
    if (wanted !== 'six tricks' || round?.phase !== 'play' || !round.to_act.includes(viewer.seat)) return false
    return round.won.includes(losingTrick - 1)
  }
  try {
    return await new Promise((resolve, reject) => {
      socket.onclose = () => reject(new Error('the server closed the socket'))
      setTimeout(() => reject(new Error(`the table does not go on after ${answered}: ${last}`)), 150_000)
      socket.onmessage = ({ data }) => {
        const { type, code, state, ruleset } = JSON.parse(data)
        losingTrick ??= ruleset?.losing_trick
        if (type === 'refused' && code !== 'decision-is-over') reject(new Error(code))
        if (!state) return
        last = data
        if (state.status !== 'playing' || isThere(state)) resolve()
        else act(state)
      }
    })
  } finally {
    socket.onclose = null
    socket.close()
  }
}
