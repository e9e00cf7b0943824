// A counter bell of two tones, made in code: nothing to load, nothing to license.
const seconds = 4
const tones = [
  { at: 0, pitch: 880 },
  { at: 0.28, pitch: 659.26 },
] as const
/** Partials of a small bell: multiple of the pitch, loudness, seconds until it has faded to a third. */
const partials = [
  { multiple: 1, loudness: 0.32, fading: 0.55 },
  { multiple: 2, loudness: 0.12, fading: 0.3 },
  { multiple: 3.01, loudness: 0.06, fading: 0.16 },
] as const
const attack = 0.004

const toneAt = (time: number, pitch: number) => {
  if (time < 0) return 0
  const rise = Math.min(1, time / attack)
  const sounds = partials.map(
    ({ multiple, loudness, fading }) => loudness * Math.exp(-time / fading) * Math.sin(2 * Math.PI * pitch * multiple * time),
  )
  return rise * sounds.reduce((sum, sound) => sum + sound, 0)
}

/** One stroke and the pause after it, so that a looped buffer rings every four seconds without a timer. */
export const bellBuffer = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, seconds * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let sample = 0; sample < samples.length; sample += 1) {
    const time = sample / context.sampleRate
    samples[sample] = tones.reduce((sum, { at, pitch }) => sum + toneAt(time - at, pitch), 0)
  }
  return buffer
}
