// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeAudio } from './fake-audio.test-data.ts'

/** Loads the module as on a new page. */
const openPage = async () => {
  const { prepareSound, playStatusSound } = await import('./status-sound.ts')
  prepareSound()
  return playStatusSound
}

beforeEach(() => vi.resetModules())

test('there is no sound before the first tap, two tones after it, and then the output is suspended', async () => {
  const audio = fakeAudio()
  const play = await openPage()
  await play()
  expect(audio.contexts).toBe(0)
  document.body.click()
  await expect.poll(() => audio.state).toBe('suspended')
  await play()
  expect([audio.state, audio.pitches()]).toEqual(['running', [659.26, 987.77]])
  audio.end()
  expect(audio.state).toBe('suspended')
  document.body.click()
  await play()
  expect([audio.contexts, audio.pitches().length]).toEqual([1, 4])
})

test('a tap before the order counts if the browser has recorded it', async () => {
  const audio = fakeAudio()
  Object.assign(navigator, { userActivation: { hasBeenActive: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
  await (
    await openPage()
  )()
  expect(audio.pitches()).toHaveLength(2)
})

test('a browser without sound plays nothing', async () => {
  const play = await openPage()
  document.body.click()
  await expect(play()).resolves.toBeUndefined()
})
