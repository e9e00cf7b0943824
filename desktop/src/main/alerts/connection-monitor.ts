import type { ConnectionState } from '@sufra/shared/realtime/room-client'

/** Milliseconds of disconnection before the first sound, so that short disconnections make none. */
const soundAfter = 15_000
const soundAgainEvery = 300_000

type Options = { after: (milliseconds: number, run: () => void) => () => void; playSound: () => void }

/** Plays a sound when the connection has been lost for 15 seconds, and again every five minutes. */
export const createConnectionMonitor = ({ after, playSound }: Options) => {
  let cancel: (() => void) | undefined

  const soundAndRepeat = () => {
    playSound()
    cancel = after(soundAgainEvery, soundAndRepeat)
  }

  return {
    change: (state: ConnectionState) => {
      if (state === 'live') {
        cancel?.()
        cancel = undefined
      } else cancel ??= after(soundAfter, soundAndRepeat)
    },
    end: () => cancel?.(),
  }
}
