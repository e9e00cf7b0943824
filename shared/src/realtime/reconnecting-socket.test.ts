import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { counterTiming, createReconnectingSocket, type SocketListeners } from './reconnecting-socket.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Simulates a network that drops its connections silently during an outage, a server that sends a heartbeat every 2 s, and a counter. */
const simulate = (random: number) => {
  let isUp = true
  let current: (SocketListeners & { isDead: boolean }) | undefined
  let lastReceivedAt = 0
  const open = (listeners: SocketListeners) => {
    const own = { ...listeners, isDead: !isUp }
    current = own
    setTimeout(() => !own.isDead && own.onOpen(), 50)
    const close = () => {
      if (current === own) current = undefined
      own.isDead = true
      listeners.onClose()
    }
    return { send: () => {}, close }
  }
  const onReceived = () => {
    lastReceivedAt = Date.now()
  }
  const socket = createReconnectingSocket(
    { open, after, random: () => random, timing: counterTiming },
    { onConnecting: () => {}, onOpen: () => (socket.resetBackoff(), onReceived()), onText: onReceived, onDown: () => {} },
  )
  socket.connect()
  const heartbeats = setInterval(() => current && !current.isDead && socket.isOpen() && current.onText('heartbeat'), 2_000)
  return {
    lastReceivedAt: () => lastReceivedAt,
    disconnect: () => {
      isUp = false
      if (current) current.isDead = true
    },
    reconnect: () => (isUp = true),
    end: () => {
      clearInterval(heartbeats)
      socket.end()
    },
  }
}

test.each([0, 0.5, 0.999])(
  'a counter reconnects within five seconds after an outage that dropped its connection silently (jitter %d)',
  (random) => {
    for (let outage = 1_000; outage <= 60_000; outage += 130) {
      const network = simulate(random)
      vi.advanceTimersByTime(10_000 + (outage % 2_000))
      network.disconnect()
      vi.advanceTimersByTime(outage)
      network.reconnect()
      const back = Date.now()
      vi.advanceTimersByTime(5_000)
      expect(network.lastReceivedAt(), `outage of ${outage} ms`).toBeGreaterThan(back)
      network.end()
    }
  },
)
