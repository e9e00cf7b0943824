import type { LineState } from '@sufra/shared/realtime/room-client'

/** Short cuts are nobody's business: only a line that stays away is sounded. */
const soundAfter = 15_000
const soundAgainEvery = 300_000

type Options = { after: (milliseconds: number, run: () => void) => () => void; strike: () => void }

/** Sounds when the line has been lost for a while, and again every five minutes. */
export const createLineWatch = ({ after, strike }: Options) => {
  let cancel: (() => void) | undefined

  const sound = () => {
    strike()
    cancel = after(soundAgainEvery, sound)
  }

  return {
    change: (state: LineState) => {
      if (state === 'live') {
        cancel?.()
        cancel = undefined
      } else cancel ??= after(soundAfter, sound)
    },
    end: () => cancel?.(),
  }
}
