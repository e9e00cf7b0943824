// Where the desktop's main process is there, it rings, notifies and shows the badge; in a browser the page does what it can by itself.
import type { Bridge } from '../../bridge/bridge.ts'
import { createPageSound, type SoundState } from './sound/page-sound.ts'

declare global {
  interface Window {
    sufra?: Bridge
  }
}

export type Alarm = {
  ring: () => void
  silence: () => void
  /** One stroke of the bell. */
  playOnce: () => void
  /** How many orders wait, where the system shows a number on the app. */
  setBadge: (waiting: number) => void
  state: () => SoundState
  turnOn: () => void
  subscribe: (listener: () => void) => () => void
}

/** Main hears the orders itself and rings by itself. */
const alarmOfMain = ({ invoke }: Bridge): Alarm => ({
  ring: () => {},
  silence: () => {},
  playOnce: () => {},
  setBadge: (waiting) => void invoke('setBadge', { waiting }),
  state: () => 'on',
  turnOn: () => {},
  subscribe: () => () => {},
})

const alarmOfPage = (): Alarm => ({ ...createPageSound(window.AudioContext), setBadge: () => {} })

export const bridge = window.sufra

export const alarm = bridge ? alarmOfMain(bridge) : alarmOfPage()
