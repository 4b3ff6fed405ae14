/** Short soft sounds, synthesised, so that nothing has to be loaded. Silent until wanted. */

import { settings } from './settings.svelte'

let context: AudioContext | null = null

type Sound = 'card' | 'trick' | 'boss' | 'turn' | 'won' | 'lost' | 'seal'

/** Notes as [frequency in Hz, start in s, length in s, loudness]. */
const scores: Record<Exclude<Sound, 'card'>, [number, number, number, number][]> = {
  trick: [[392, 0, 0.12, 0.05]],
  boss: [
    [294, 0, 0.3, 0.07],
    [440, 0.09, 0.4, 0.07],
  ],
  turn: [[587, 0, 0.09, 0.03]],
  won: [
    [392, 0, 0.25, 0.06],
    [494, 0.12, 0.25, 0.06],
    [587, 0.24, 0.5, 0.07],
  ],
  lost: [
    [330, 0, 0.3, 0.06],
    [262, 0.18, 0.5, 0.06],
  ],
  seal: [
    [220, 0, 0.5, 0.08],
    [659, 0.05, 0.4, 0.04],
  ],
}

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  void context.resume() // after a reload it is suspended until the first click or key
  const at = context.currentTime
  if (sound === 'card') return rustle(context, at)
  for (const [frequency, start, length, loudness] of scores[sound]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, at + start)
    volume.gain.linearRampToValueAtTime(loudness, at + start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at + start)
    tone.stop(at + start + length)
  }
}

/** A card laid on cloth: a breath of filtered noise. */
function rustle(audio: AudioContext, at: number): void {
  const length = 0.07
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  }
  const noise = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const volume = audio.createGain()
  noise.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = 1800
  volume.gain.value = 0.12
  noise.connect(filter).connect(volume).connect(audio.destination)
  noise.start(at)
}
