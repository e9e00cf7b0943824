// The sounds of the app, synthesised: no files to load or license.
import type { Sound } from '../../../bridge/sounds.ts'

/** Tones of a small bell: `at` in seconds from the start, pitch in Hz. `seconds`: duration of one round, including the pause after it. */
type SoundPattern = { seconds: number; tones: readonly { at: number; pitch: number }[] }

const patterns = {
  order: {
    seconds: 4,
    tones: [
      { at: 0, pitch: 880 },
      { at: 0.28, pitch: 659.26 },
    ],
  },
  louder: {
    seconds: 2,
    tones: [
      { at: 0, pitch: 987.77 },
      { at: 0.18, pitch: 783.99 },
      { at: 0.36, pitch: 987.77 },
      { at: 0.54, pitch: 783.99 },
      { at: 0.72, pitch: 1174.66 },
    ],
  },
  call: {
    seconds: 2,
    tones: [
      { at: 0, pitch: 1046.5 },
      { at: 0.2, pitch: 1046.5 },
      { at: 0.4, pitch: 1046.5 },
    ],
  },
  printer: {
    seconds: 2,
    tones: [
      { at: 0, pitch: 349.23 },
      { at: 0.35, pitch: 261.63 },
    ],
  },
  connection: {
    seconds: 2,
    tones: [
      { at: 0, pitch: 523.25 },
      { at: 0.25, pitch: 392 },
      { at: 0.5, pitch: 261.63 },
    ],
  },
} as const satisfies Record<Sound, SoundPattern>

/** Partials of a small bell: multiple of the pitch, loudness, seconds until it has decayed to a third. */
const partials = [
  { multiple: 1, loudness: 0.32, decay: 0.55 },
  { multiple: 2, loudness: 0.12, decay: 0.3 },
  { multiple: 3.01, loudness: 0.06, decay: 0.16 },
] as const
const attack = 0.004

const toneAt = (time: number, pitch: number) => {
  if (time < 0) return 0
  const rise = Math.min(1, time / attack)
  const parts = partials.map(
    ({ multiple, loudness, decay }) => loudness * Math.exp(-time / decay) * Math.sin(2 * Math.PI * pitch * multiple * time),
  )
  return rise * parts.reduce((sum, part) => sum + part, 0)
}

/** A single round of a sound including the pause after it, so that a looped buffer repeats without a timer. */
export const soundBuffer = (context: BaseAudioContext, name: Sound): AudioBuffer => {
  const { seconds, tones } = patterns[name]
  const buffer = context.createBuffer(1, seconds * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let sample = 0; sample < samples.length; sample += 1) {
    const time = sample / context.sampleRate
    samples[sample] = tones.reduce<number>((sum, { at, pitch }) => sum + toneAt(time - at, pitch), 0)
  }
  return buffer
}
