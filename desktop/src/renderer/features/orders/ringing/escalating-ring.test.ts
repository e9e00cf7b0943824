import { expect, test } from 'vitest'
import { createEscalatingRing } from './escalating-ring.ts'

const createTestRing = () => {
  const sounds: string[] = []
  let time = 0
  let timers: { at: number; run: () => void }[] = []
  const update = createEscalatingRing({
    ring: (sound) => void sounds.push(sound),
    silence: () => void sounds.push('silence'),
    now: () => time,
    after: (milliseconds, run) => {
      const timer = { at: time + milliseconds, run }
      timers.push(timer)
      return () => (timers = timers.filter((each) => each !== timer))
    },
  })
  const pass = (milliseconds: number) => {
    time += milliseconds
    const due = timers.filter(({ at }) => at <= time)
    timers = timers.filter(({ at }) => at > time)
    for (const { run } of due) run()
  }
  return { sounds, update, pass }
}

test('an order rings with the first sound, and with the second after 30 seconds', () => {
  const { sounds, update, pass } = createTestRing()
  update(['a'], 30)
  pass(29_999)
  expect(sounds).toEqual(['order'])
  pass(1)
  expect(sounds).toEqual(['order', 'louder'])
})

test('a new order neither makes an old one quieter nor restarts its time', () => {
  const { sounds, update, pass } = createTestRing()
  update(['a'], 30)
  pass(20_000)
  update(['a', 'b'], 30)
  pass(10_000)
  update(['a', 'b', 'c'], 30)
  expect(sounds).toEqual(['order', 'order', 'louder', 'louder'])
})

test('after the old order is accepted the new one rings with the first sound, and then the ringing stops', () => {
  const { sounds, update, pass } = createTestRing()
  update(['a'], 30)
  pass(30_000)
  update(['a', 'b'], 30)
  update(['b'], 30)
  update([], 30)
  pass(60_000)
  expect(sounds).toEqual(['order', 'louder', 'louder', 'order', 'silence'])
})
