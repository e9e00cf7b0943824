// The sound of the page in a browser. Browsers block sound until the first user gesture.
import type { Sound } from '../../../bridge/sounds.ts'
import { soundBuffer } from './bell.ts'

export type SoundState = 'on' | 'blocked' | 'absent'

/** `pointerdown` is not used: changes of the screen while a button is pressed can make its click miss. */
const gestures = ['click', 'keydown'] as const

/** The highest gain without distortion. */
const louderGain = 1.6

export const createPageSound = (Context: typeof AudioContext | undefined) => {
  const listeners = new Set<() => void>()
  let context: AudioContext | undefined
  const buffers = new Map<Sound, AudioBuffer>()
  let ringing: { sound: Sound; source: AudioBufferSourceNode | undefined } | undefined

  const notify = () => listeners.forEach((listener) => listener())

  const start = () => {
    if (context || !Context) return
    context = new Context()
    context.addEventListener('statechange', notify)
    for (const gesture of gestures) window.addEventListener(gesture, turnOn, { capture: true })
  }

  const turnOn = () => {
    start()
    if (context?.state !== 'running') void context?.resume().then(notify)
  }

  const play = (sound: Sound, loop: boolean) => {
    start()
    if (!context) return undefined
    const buffer = buffers.get(sound) ?? soundBuffer(context, sound)
    buffers.set(sound, buffer)
    const source = new AudioBufferSourceNode(context, { buffer, loop })
    source.connect(new GainNode(context, { gain: sound === 'louder' ? louderGain : 1 })).connect(context.destination)
    source.start()
    return source
  }

  const silence = () => {
    ringing?.source?.stop()
    ringing = undefined
  }

  return {
    turnOn,
    /** Repeats a sound until it is silenced, replacing another repeated sound. */
    ring: (sound: Sound) => {
      if (ringing?.source && ringing.sound === sound) return
      silence()
      ringing = { sound, source: play(sound, true) }
    },
    silence,
    /** Plays a sound once, except the bell while a sound is ringing. */
    playOnce: (sound: Sound) => {
      if ((!ringing || sound !== 'order') && context?.state !== 'suspended') play(sound, false)
    },
    state: (): SoundState => {
      if (!Context) return 'absent'
      return context?.state === 'running' ? 'on' : 'blocked'
    },
    /** Returns the unsubscribe function. */
    subscribe: (listener: () => void) => {
      start()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
