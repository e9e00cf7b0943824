// The sound of a changed order, synthesised, so that no file is loaded. Browsers allow sound after a tap on the page.

/** Pitch in Hz, start and length in seconds; the last tone ends last. */
const tones = [
  { pitch: 659.26, at: 0, seconds: 0.5 },
  { pitch: 987.77, at: 0.16, seconds: 0.7 },
] as const
const loudness = 0.25

let output: AudioContext | undefined
/** Time of the output's clock, in seconds, until which a sound is playing. */
let playsUntil = 0

/** The output is suspended until it is needed, since an open one costs battery. */
const turnOn = () => {
  if (output || !('AudioContext' in globalThis)) return
  const created = new AudioContext()
  output = created
  // Resumed within the tap: afterwards the browser lets scripts resume it.
  void created.resume().then(() => created.suspend())
}

/**
 * Enables the sound with the next tap or key. Earlier taps, such as the one that placed the order, count if the browser has recorded them.
 */
export const prepareSound = (): void => {
  const { userActivation } = navigator as { userActivation?: UserActivation } // older browsers lack it
  if (userActivation?.hasBeenActive) turnOn()
  for (const gesture of ['click', 'keydown']) addEventListener(gesture, turnOn, { capture: true })
}

const playTone = (context: AudioContext, { pitch, at, seconds }: (typeof tones)[number]) => {
  const [start, end] = [context.currentTime + at, context.currentTime + at + seconds]
  const gain = context.createGain()
  gain.gain.setValueAtTime(loudness, start)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  const tone = context.createOscillator()
  tone.frequency.value = pitch
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(end)
  playsUntil = Math.max(playsUntil, end)
  tone.addEventListener('ended', () => context.currentTime >= playsUntil && void context.suspend())
}

/** Plays nothing before the first tap, or in browsers without sound. */
export const playStatusSound = async (): Promise<void> => {
  if (!output) return
  await output.resume()
  for (const tone of tones) playTone(output, tone)
}
