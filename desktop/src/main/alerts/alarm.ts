// The counter's half of the ladder, commanded here so that it goes on whatever the window does: what rings, what comes to the front.
import { escalationLevel, type EscalationLevel } from '@sufra/shared/escalation/escalation-level'
import { defaultEscalation, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { SoundCommand, Sound } from '../../bridge/sounds.ts'

type Options = {
  /** The open orders, with what waits in the outbox applied. */
  orders: () => CounterOrderOnWire[]
  escalation: () => EscalationSettings | undefined
  volume: () => number
  /** Monotonic milliseconds. */
  now: () => number
  every: (milliseconds: number, run: () => void) => () => void
  sound: (command: SoundCommand) => void
  /** A new level of the most pressing order; `quiet`: nothing rings. */
  onLevel: (level: EscalationLevel) => void
}

const ranks = { quiet: 0, rings: 1, louder: 2 } as const satisfies Record<EscalationLevel, number>
const loops = { quiet: null, rings: 'order', louder: 'louder' } as const satisfies Record<EscalationLevel, Sound | null>
/** How loud a first ring is, of the volume that is set; the second tune is as loud as it goes. */
const firstLoudness = 0.6

export const createAlarm = ({ orders, escalation, volume, now, every, sound, onLevel }: Options) => {
  const knownSince = new Map<string, number>()
  let level: EscalationLevel = 'quiet'
  let stop: (() => void) | undefined

  const command = (once: Sound | null): SoundCommand => ({
    loop: loops[level],
    once,
    volume: volume() * (level === 'louder' || once !== null ? 1 : firstLoudness),
  })

  const levelNow = (): EscalationLevel => {
    const open = orders()
    const ids = new Set(open.map(({ orderId }) => orderId))
    for (const orderId of knownSince.keys()) if (!ids.has(orderId)) knownSince.delete(orderId)
    const times = escalation() ?? defaultEscalation
    let highest: EscalationLevel = 'quiet'
    for (const { orderId, status, silencedAt, heldAt } of open) {
      const since = knownSince.get(orderId) ?? now()
      knownSince.set(orderId, since)
      const own = escalationLevel({ status, silencedAt, heldAt }, now() - since, times)
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
    sound(command(null))
    onLevel(next)
  }

  return {
    /** To be called after every change of the orders. */
    look,
    /** One stroke of a tune, over whatever rings. */
    playOnce: (once: Sound) => sound(command(once)),
    /** What plays now, for a sound window that has just come (back), or after the volume was changed. */
    tellAgain: () => sound(command(null)),
    level: () => level,
    end: () => stop?.(),
  }
}
