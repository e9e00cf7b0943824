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
    sound: (command) => played.push(command),
    onLevel: (level) => levels.push(level),
  })
  const pass = (milliseconds: number) => {
    state.now += milliseconds
    tick?.()
  }
  return { state, played, levels, alarm, pass, ticks: () => tick !== undefined }
}
const order = aKitchenOrder()

test('an order sounds immediately, switches to the louder sound after the set time and stops when it is accepted', () => {
  const { state, played, levels, alarm, pass, ticks } = openAlarm()
  state.orders = [order]
  alarm.refresh()
  expect(played.at(-1)).toMatchObject({ loop: 'order', once: null })
  pass(29_999)
  expect(levels).toEqual(['ringing'])
  pass(1)
  expect(played.at(-1)).toEqual({ loop: 'louder', once: null, volume: 1 })
  expect(played.at(-1)?.volume).toBeGreaterThan(played[0]?.volume ?? 1)
  state.orders = [{ ...order, status: 'Preparing' }]
  alarm.refresh()
  expect(played.at(-1)?.loop).toBeNull()
  expect(levels).toEqual(['ringing', 'louder', 'quiet'])
  expect(ticks()).toBe(false)
})

test('an order silenced at any counter stops sounding, and the next order starts at the first level', () => {
  const { state, played, alarm, pass } = openAlarm()
  state.orders = [order]
  alarm.refresh()
  pass(40_000)
  state.orders = [{ ...order, silencedAt: '2026-11-20T18:06:00.000Z' }]
  alarm.refresh()
  expect(played.at(-1)?.loop).toBeNull()
  state.orders = [...state.orders, aKitchenOrder({ orderId: 'n'.repeat(22) })]
  alarm.refresh()
  expect(played.at(-1)?.loop).toBe('order')
})

test('a wrong system clock does not change the alarm level', () => {
  const { state, played, alarm } = openAlarm()
  state.orders = [aKitchenOrder({ placedAt: '2020-01-01T00:00:00.000Z' })]
  alarm.refresh()
  expect(played.at(-1)?.loop).toBe('order')
})

test('a single sound plays over the loop, and the command can be sent again to a reloaded window', () => {
  const { state, played, alarm } = openAlarm()
  state.orders = [order]
  alarm.refresh()
  alarm.playOnce('printer')
  expect(played.at(-1)).toEqual({ loop: 'order', once: 'printer', volume: 1 })
  state.volume = 0
  alarm.resendCommand()
  expect(played.at(-1)).toEqual({ loop: 'order', once: null, volume: 0 })
})

test('a short disconnection makes no sound; a long one sounds and repeats', () => {
  const timers: { at: number; run: () => void }[] = []
  let plays = 0
  const watch = createConnectionMonitor({
    after: (at, run) => {
      const timer = { at, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    playSound: () => (plays += 1),
  })
  watch.change('down')
  watch.change('connecting')
  watch.change('down')
  expect(timers.map(({ at }) => at)).toEqual([15_000])
  watch.change('live')
  expect(timers).toEqual([])
  watch.change('down')
  timers.shift()?.run()
  expect([plays, timers[0]?.at]).toEqual([1, 300_000])
})
