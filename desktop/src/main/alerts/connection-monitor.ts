import type { ConnectionState } from '@sufra/shared/realtime/room-client'

/** Short cuts are nobody's business: only a line that stays away is sounded. */
const soundAfter = 15_000
const soundAgainEvery = 300_000

type Options = { after: (milliseconds: number, run: () => void) => () => void; strike: () => void }

/** Sounds when the line has been lost for a while, and again every five minutes. */
export const createConnectionMonitor = ({ after, strike }: Options) => {
  let cancel: (() => void) | undefined

  const sound = () => {
    strike()
    cancel = after(soundAgainEvery, sound)
  }

  return {
    change: (state: ConnectionState) => {
      if (state === 'live') {
        cancel?.()
        cancel = undefined
      } else cancel ??= after(soundAfter, sound)
    },
    end: () => cancel?.(),
  }
}
