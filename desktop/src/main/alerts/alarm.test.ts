import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { expect, test } from 'vitest'
import type { SoundCommand } from '../../bridge/sounds.ts'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { createAlarm } from './alarm.ts'
import { createConnectionMonitor } from './connection-monitor.ts'

const openAlarm = () => {
  const state = { orders: [] as CounterOrderOnWire[], now: 0, volume: 1 }
  const played: SoundCommand[] = []
  const levels: string[] = []
  let tick: (() => void) | undefined
  const alarm = createAlarm({
    orders: () => state.orders,
    escalation: () => ({ louderAfter: 30, smsAfter: 60, unreachableAfter: 70, missedAfter: 180, smsNumbers: [], holdNewPhones: false }),
    volume: () => state.volume,
    now: () => state.now,
    every: (_milliseconds, run) => {
      tick = run
      return () => (tick = undefined)
    },
    sound: (order) => played.push(order),
    onLevel: (level) => levels.push(level),
  })
  const pass = (milliseconds: number) => {
    state.now += milliseconds
    tick?.()
  }
  return { state, played, levels, alarm, pass, ticks: () => tick !== undefined }
}
const order = aKitchenOrder()

test('an order rings at once, louder with another tune after its time, and stops when it is accepted', () => {
  const { state, played, levels, alarm, pass, ticks } = openAlarm()
  state.orders = [order]
  alarm.look()
  expect(played.at(-1)).toMatchObject({ loop: 'order', once: null })
  pass(29_999)
  expect(levels).toEqual(['rings'])
  pass(1)
  expect(played.at(-1)).toEqual({ loop: 'louder', once: null, volume: 1 })
  expect(played.at(-1)?.volume).toBeGreaterThan(played[0]?.volume ?? 1)
  state.orders = [{ ...order, status: 'Preparing' }]
  alarm.look()
  expect(played.at(-1)?.loop).toBeNull()
  expect(levels).toEqual(['rings', 'louder', 'quiet'])
  expect(ticks()).toBe(false)
})

test('silenced at any counter it is quiet, and the next order rings from its own beginning', () => {
  const { state, played, alarm, pass } = openAlarm()
  state.orders = [order]
  alarm.look()
  pass(40_000)
  state.orders = [{ ...order, silencedAt: '2026-11-20T18:06:00.000Z' }]
  alarm.look()
  expect(played.at(-1)?.loop).toBeNull()
  state.orders = [...state.orders, aKitchenOrder({ orderId: 'n'.repeat(22) })]
  alarm.look()
  expect(played.at(-1)?.loop).toBe('order')
})

test('a machine whose clock is a day off rings no louder and no later', () => {
  const { state, played, alarm } = openAlarm()
  state.orders = [aKitchenOrder({ placedAt: '2020-01-01T00:00:00.000Z' })]
  alarm.look()
  expect(played.at(-1)?.loop).toBe('order')
})

test('a stroke is heard over the ring, and a window that comes back is told what plays', () => {
  const { state, played, alarm } = openAlarm()
  state.orders = [order]
  alarm.look()
  alarm.playOnce('printer')
  expect(played.at(-1)).toEqual({ loop: 'order', once: 'printer', volume: 1 })
  state.volume = 0
  alarm.tellAgain()
  expect(played.at(-1)).toEqual({ loop: 'order', once: null, volume: 0 })
})

test('a short cut of the line is nobody’s business; a long one sounds, and again', () => {
  const timers: { at: number; run: () => void }[] = []
  let strokes = 0
  const watch = createConnectionMonitor({
    after: (at, run) => {
      const timer = { at, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    strike: () => (strokes += 1),
  })
  watch.change('down')
  watch.change('connecting')
  watch.change('down')
  expect(timers.map(({ at }) => at)).toEqual([15_000])
  watch.change('live')
  expect(timers).toEqual([])
  watch.change('down')
  timers.shift()?.run()
  expect([strokes, timers[0]?.at]).toEqual([1, 300_000])
})
