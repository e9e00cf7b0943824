// Messages between API instances. They only notify: an instance that misses one finds the change in the database.
import { Redis } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'

const busMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feed'), restaurantId: z.string() }),
  z.object({ kind: z.literal('session_ended'), sessionId: z.string() }),
])
type BusMessage = z.infer<typeof busMessage>

export type Bus = {
  kind: 'process' | 'redis'
  publish: (message: BusMessage) => void
  /** Calls the listener for each message, including those of this instance. */
  onMessage: (listener: (message: BusMessage) => void) => void
  /** Whether the other instances are reachable; always true for a single instance. */
  isConnected: () => boolean
  close: () => Promise<void>
}

/** Creates the bus of a single API instance. */
export const createLocalBus = (): Bus => {
  const listeners: ((message: BusMessage) => void)[] = []
  return {
    kind: 'process',
    publish: (message) => queueMicrotask(() => listeners.forEach((listener) => listener(message))),
    onMessage: (listener) => void listeners.push(listener),
    isConnected: () => true,
    close: async () => {},
  }
}

const channel = 'sufra'
/** Milliseconds until the next connection attempt. */
const retryStrategy = (times: number) => Math.min(times * 100, 2_000)

/** Returns undefined for an unknown message, which a newer version may send during a rolling deploy. */
const parseMessage = (text: string): BusMessage | undefined => {
  try {
    return busMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON: another application uses this Redis
  }
}

/** Creates the bus over Redis or Valkey. During an outage messages are lost, and events arrive by polling, up to 5 s later. */
export const createRedisBus = async (url: string, log: FastifyBaseLogger): Promise<Bus> => {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true, retryStrategy })
  const subscriber = new Redis(url, { lazyConnect: true, retryStrategy })
  const listeners: ((message: BusMessage) => void)[] = []
  const warn = (error: Error) => log.warn({ err: error }, 'Redis connection error')
  publisher.on('error', warn)
  subscriber.on('error', warn)
  subscriber.on('message', (_channel: string, text: string) => {
    const message = parseMessage(text)
    if (message) listeners.forEach((listener) => listener(message))
    else log.warn({ length: text.length }, 'ignored an unknown bus message')
  })
  // This runs on each connection, including the first successful one when Redis was down at startup.
  subscriber.on('ready', () => void subscriber.subscribe(channel).catch(warn))
  await Promise.allSettled([publisher.connect(), subscriber.connect()])
  return {
    kind: 'redis',
    publish: (message) => {
      publisher.publish(channel, JSON.stringify(message)).catch(() => {
        // Redis is down, which is logged above: deliver at least to this instance's sockets.
        listeners.forEach((listener) => listener(message))
      })
    },
    onMessage: (listener) => void listeners.push(listener),
    isConnected: () => publisher.status === 'ready' && subscriber.status === 'ready',
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
