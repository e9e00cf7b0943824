// The page's own sound, for a browser. A browser is mute until somebody has touched the page.
import { soundBuffer } from './bell.ts'

export type SoundState = 'on' | 'blocked' | 'absent'

const gestures = ['pointerdown', 'keydown'] as const

export const createPageSound = (Context: typeof AudioContext | undefined) => {
  const listeners = new Set<() => void>()
  let context: AudioContext | undefined
  let bell: AudioBuffer | undefined
  let ringing: AudioBufferSourceNode | undefined

  const tell = () => listeners.forEach((listener) => listener())

  const start = () => {
    if (context || !Context) return
    context = new Context()
    bell = soundBuffer(context, 'order')
    context.addEventListener('statechange', tell)
    for (const gesture of gestures) window.addEventListener(gesture, turnOn, { capture: true })
  }

  const turnOn = () => {
    start()
    if (context?.state !== 'running') void context?.resume().then(tell)
  }

  const play = (loop: boolean) => {
    start()
    if (!context || !bell) return undefined
    const source = new AudioBufferSourceNode(context, { buffer: bell, loop })
    source.connect(context.destination)
    source.start()
    return source
  }

  return {
    turnOn,
    /** Rings every four seconds until silenced. */
    ring: () => {
      ringing ??= play(true)
    },
    silence: () => {
      ringing?.stop()
      ringing = undefined
    },
    /** One stroke; none while it rings anyway. */
    playOnce: () => {
      if (!ringing && context?.state !== 'suspended') play(false)
    },
    state: (): SoundState => {
      if (!Context) return 'absent'
      return context?.state === 'running' ? 'on' : 'blocked'
    },
    /** Gives what stops the listening. */
    subscribe: (listener: () => void) => {
      start()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
