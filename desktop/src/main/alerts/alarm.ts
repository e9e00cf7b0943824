// The counter's half of the ladder, commanded here so that it goes on whatever the window does: what rings, what comes to the front.
import { ladderLevel, type LadderLevel } from '@sufra/shared/ladder/ladder-level'
import { defaultLadder, type LadderSettings } from '@sufra/shared/ladder/ladder'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { SoundOrder, Tune } from '../../bridge/tunes.ts'

type Options = {
  /** The open orders, with what waits in the outbox applied. */
  orders: () => CounterOrderOnWire[]
  ladder: () => LadderSettings | undefined
  volume: () => number
  /** Monotonic milliseconds. */
  now: () => number
  every: (milliseconds: number, run: () => void) => () => void
  sound: (order: SoundOrder) => void
  /** A new level of the most pressing order; `quiet`: nothing rings. */
  onLevel: (level: LadderLevel) => void
}

const ranks = { quiet: 0, rings: 1, louder: 2 } as const satisfies Record<LadderLevel, number>
const loops = { quiet: null, rings: 'order', louder: 'louder' } as const satisfies Record<LadderLevel, Tune | null>
/** How loud a first ring is, of the volume that is set; the second tune is as loud as it goes. */
const firstLoudness = 0.6

export const createAlarm = ({ orders, ladder, volume, now, every, sound, onLevel }: Options) => {
  const knownSince = new Map<string, number>()
  let level: LadderLevel = 'quiet'
  let stop: (() => void) | undefined

  const order = (stroke: Tune | null): SoundOrder => ({
    loop: loops[level],
    stroke,
    volume: volume() * (level === 'louder' || stroke !== null ? 1 : firstLoudness),
  })

  const levelNow = (): LadderLevel => {
    const open = orders()
    const ids = new Set(open.map(({ orderId }) => orderId))
    for (const orderId of knownSince.keys()) if (!ids.has(orderId)) knownSince.delete(orderId)
    const times = ladder() ?? defaultLadder
    let highest: LadderLevel = 'quiet'
    for (const { orderId, status, silencedAt, heldAt } of open) {
      const since = knownSince.get(orderId) ?? now()
      knownSince.set(orderId, since)
      const own = ladderLevel({ status, silencedAt, heldAt }, now() - since, times)
      if (ranks[own] > ranks[highest]) highest = own
    }
    return highest
  }

  const look = () => {
    const next = levelNow()
    if (next !== 'quiet') stop ??= every(1_000, look)
    else {
      stop?.()
      stop = undefined
    }
    if (next === level) return
    level = next
    sound(order(null))
    onLevel(next)
  }

  return {
    /** To be called after every change of the orders. */
    look,
    /** One stroke of a tune, over whatever rings. */
    strike: (tune: Tune) => sound(order(tune)),
    /** What plays now, for a sound window that has just come (back), or after the volume was changed. */
    tellAgain: () => sound(order(null)),
    level: () => level,
    end: () => stop?.(),
  }
}
