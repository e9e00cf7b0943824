import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { counterTiming, createReconnectingSocket, type SocketListeners } from './reconnecting-socket.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** A network that forgets its connections while it is away, a server that sends a heartbeat every 2 s, and a counter. */
const play = (random: number) => {
  let isThere = true
  let current: (SocketListeners & { isDead: boolean }) | undefined
  let acknowledgedAt = 0
  const open = (listeners: SocketListeners) => {
    const own = { ...listeners, isDead: !isThere }
    current = own
    setTimeout(() => !own.isDead && own.onOpen(), 50)
    const close = () => {
      if (current === own) current = undefined
      own.isDead = true
      listeners.onClose()
    }
    return { send: () => {}, close }
  }
  const heard = () => {
    acknowledgedAt = Date.now()
  }
  const socket = createReconnectingSocket(
    { open, after, random: () => random, timing: counterTiming },
    { onConnecting: () => {}, onOpen: () => (socket.forgetFailures(), heard()), onText: heard, onDown: () => {} },
  )
  socket.connect()
  const heartbeats = setInterval(() => current && !current.isDead && socket.isOpen() && current.onText('heartbeat'), 2_000)
  return {
    acknowledgedAt: () => acknowledgedAt,
    cut: () => {
      isThere = false
      if (current) current.isDead = true
    },
    mend: () => (isThere = true),
    end: () => {
      clearInterval(heartbeats)
      socket.end()
    },
  }
}

test.each([0, 0.5, 0.999])(
  'a counter whose network forgot its connection without a word is connected within five seconds of its return (chance %d)',
  (random) => {
    for (let cutFor = 1_000; cutFor <= 60_000; cutFor += 130) {
      const network = play(random)
      vi.advanceTimersByTime(10_000 + (cutFor % 2_000))
      network.cut()
      vi.advanceTimersByTime(cutFor)
      network.mend()
      const back = Date.now()
      vi.advanceTimersByTime(5_000)
      expect(network.acknowledgedAt(), `cut for ${cutFor} ms`).toBeGreaterThan(back)
      network.end()
    }
  },
)
