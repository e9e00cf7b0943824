// The sound of a changed order, synthesised: no file to load. Browsers allow sound once the page was tapped.

/** Pitch in Hz, start and length in seconds; the last one ends last. */
const tones = [
  { pitch: 659.26, at: 0, seconds: 0.5 },
  { pitch: 987.77, at: 0.16, seconds: 0.7 },
] as const
const loudness = 0.25

let output: AudioContext | undefined
/** Seconds of the output's clock until which something plays. */
let playsUntil = 0

/** It is suspended until it is needed, since an open output costs battery. */
const turnOn = () => {
  if (output || !('AudioContext' in globalThis)) return
  const created = new AudioContext()
  output = created
  // Within the tap: afterwards the browser lets it resume by itself.
  void created.resume().then(() => created.suspend())
}

/** Lets the next tap or key turn the sound on. Taps of before, as on the button that has placed the order, count where the browser knows of them. */
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

/** Plays nothing before the first tap, and where the browser has no sound. */
export const playStatusSound = async (): Promise<void> => {
  if (!output) return
  await output.resume()
  for (const tone of tones) playTone(output, tone)
}
