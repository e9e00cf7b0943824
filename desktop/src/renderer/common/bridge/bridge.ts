// On the desktop the main process rings, notifies and shows the badge; in a browser the page does so as far as the browser allows.
import type { Bridge } from '../../../bridge/bridge.ts'
import type { Sound } from '../../../bridge/sounds.ts'
import { createPageSound, type SoundState } from '../sound/page-sound.ts'

declare global {
  interface Window {
    sufra?: Bridge
  }
}

export type Alarm = {
  ring: (sound: Sound) => void
  silence: () => void
  /** Plays the bell once. */
  playOnce: () => void
  /** Plays once the sound of a table that needs the staff. */
  call: () => void
  /** Shows the number of waiting orders on the app icon, where the system supports it. */
  setBadge: (waiting: number) => void
  state: () => SoundState
  turnOn: () => void
  subscribe: (listener: () => void) => () => void
}

/** The main process receives the orders and rings; the page only sets the badge. */
const createMainAlarm = ({ invoke }: Bridge): Alarm => ({
  ring: () => {},
  silence: () => {},
  playOnce: () => {},
  call: () => {},
  setBadge: (waiting) => void invoke('setBadge', { waiting }),
  state: () => 'on',
  turnOn: () => {},
  subscribe: () => () => {},
})

const createPageAlarm = (): Alarm => {
  const sound = createPageSound(window.AudioContext)
  return { ...sound, playOnce: () => sound.playOnce('order'), call: () => sound.playOnce('call'), setBadge: () => {} }
}

export const bridge = window.sufra

export const alarm = bridge ? createMainAlarm(bridge) : createPageAlarm()
