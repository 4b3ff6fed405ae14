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
  const act = ({ seats, match }, { seat, cards }) => {
    const { round, after } = match
    if (!round) {
      if (!seats[seat].ready) send('ready', `ready ${after}`, { after })
    } else if (round.to_act.includes(seat)) {
      if (round.phase === 'pass')
        send('pass', `pass ${after}`, { after, cards: cards.hand.slice(0, cards.pass_to.length) })
      else send('play', `play ${after}`, { after, card: cards.legal[0] })
    }
  }
  let last = '' // what a test says that waits for too long
  let losingTrick // only the first message names the ruleset
  const isThere = ({ match: { round } }, { seat }) => {
    if (wanted === 'round') return !round
    if (wanted !== 'six tricks' || round?.phase !== 'play' || !round.to_act.includes(seat)) return false
    return round.won.includes(losingTrick - 1)
  }
  try {
    return await new Promise((resolve, reject) => {
      socket.onclose = () => reject(new Error('the server closed the socket'))
      setTimeout(() => reject(new Error(`the table does not go on after ${answered}: ${last}`)), 150_000)
      socket.onmessage = ({ data }) => {
        const { type, code, state, ruleset, viewer } = JSON.parse(data)
        losingTrick ??= ruleset?.losing_trick
        if (type === 'refused' && code !== 'decision-is-over') reject(new Error(code))
        if (!state) return
        last = data
        if (state.status !== 'playing' || isThere(state, viewer)) resolve()
        else act(state, viewer)
      }
    })
  } finally {
    socket.onclose = null
    socket.close()
  }
}
