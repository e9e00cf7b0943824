// The counter's part of the escalation: it chooses the sound and brings the window to the front. Runs in main, independent of the window.
import { escalationLevel, type EscalationLevel } from '@sufra/shared/escalation/escalation-level'
import { defaultEscalation, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { SoundCommand, Sound } from '../../bridge/sounds.ts'

type Options = {
  /** The open orders with pending operations applied. */
  orders: () => CounterOrderOnWire[]
  escalation: () => EscalationSettings | undefined
  volume: () => number
  /** Monotonic milliseconds. */
  now: () => number
  every: (milliseconds: number, run: () => void) => () => void
  sound: (command: SoundCommand) => void
  /** Called when the highest level of all orders changes; `quiet`: no sound plays. */
  onLevel: (level: EscalationLevel) => void
}

const ranks = { quiet: 0, ringing: 1, louder: 2 } as const satisfies Record<EscalationLevel, number>
const loops = { quiet: null, ringing: 'order', louder: 'louder' } as const satisfies Record<EscalationLevel, Sound | null>
/** Volume of the first sound as a share of the set volume; the `louder` sound plays at full volume. */
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
      const ownLevel = escalationLevel({ status, silencedAt, heldAt }, now() - since, times)
      if (ranks[ownLevel] > ranks[highest]) highest = ownLevel
    }
    return highest
  }

  const refresh = () => {
    const next = levelNow()
    if (next !== 'quiet') stop ??= every(1_000, refresh)
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
    /** Recomputes the level. Called after every change of the orders. */
    refresh,
    /** Plays a sound once, over the current loop. */
    playOnce: (once: Sound) => sound(command(once)),
    /** Sends the current command again, after the sound window has loaded or the volume was changed. */
    resendCommand: () => sound(command(null)),
    level: () => level,
    end: () => stop?.(),
  }
}
