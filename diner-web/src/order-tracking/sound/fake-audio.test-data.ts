// A fake of Web Audio, which jsdom lacks, as far as the sound of a changed order uses it.
import { onTestFinished, vi } from 'vitest'

class FakeTone extends EventTarget {
  frequency = { value: 0 }
  connect(to: unknown) {
    return to
  }
  start() {}
  stop() {}
}

/** Records the contexts and the pitches of tones, until the end of the test. `end` ends all tones. */
export const fakeAudio = () => {
  const tones: FakeTone[] = []
  let now = 0
  const audio = {
    contexts: 0,
    state: 'none',
    pitches: () => tones.map(({ frequency }) => frequency.value),
    end: () => {
      now += 10
      for (const tone of tones) tone.dispatchEvent(new Event('ended'))
    },
  }
  class FakeContext {
    destination = {}
    constructor() {
      audio.contexts += 1
      audio.state = 'running'
    }
    get currentTime() {
      return now
    }
    createGain() {
      return { gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: () => {} }
    }
    createOscillator() {
      const tone = new FakeTone()
      tones.push(tone)
      return tone
    }
    async resume() {
      audio.state = 'running'
    }
    async suspend() {
      audio.state = 'suspended'
    }
  }
  vi.stubGlobal('AudioContext', FakeContext)
  onTestFinished(() => void vi.unstubAllGlobals())
  return audio
}
