import { expect, test, vi } from 'vitest'
import { waitForPredecessor } from './wait-for-predecessor.ts'

const failure = (code: string) => Object.assign(new Error(`what ${code} says`), { code })

const openAfter = (tries: number, code: string) => {
  let count = 0
  return async () => {
    count += 1
    if (count <= tries) throw failure(code)
    return count
  }
}

test.each(['EADDRINUSE', 'EBUSY'])('%s is tried again until the previous process has ended, and reported once', async (code) => {
  const onWait = vi.fn()
  const pause = vi.fn(async () => {})
  expect(await waitForPredecessor(openAfter(60, code), { pause, onWait })).toBe(61)
  expect(onWait.mock.calls).toEqual([[`what ${code} says`]])
  expect(pause).toHaveBeenCalledTimes(60)
})

test('a port or folder that another program holds for longer than 15 s causes an error', async () => {
  const pause = vi.fn(async (_milliseconds: number) => {})
  await expect(waitForPredecessor(openAfter(61, 'EADDRINUSE'), { pause, onWait: () => {} })).rejects.toThrow('what EADDRINUSE says')
  expect(pause.mock.calls.reduce((sum, [milliseconds]) => sum + milliseconds, 0)).toBe(15_000)
})

test('any other error ends the wait immediately', async () => {
  const onWait = vi.fn()
  await expect(waitForPredecessor(openAfter(1, 'EACCES'), { onWait })).rejects.toThrow('what EACCES says')
  expect(onWait).not.toHaveBeenCalled()
})
