// What one copy of the API tells the others. It only notifies: a copy that misses a message finds the change in the database.
import { Redis } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'

const busMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feed'), restaurantId: z.string() }),
  z.object({ kind: z.literal('session_ended'), sessionId: z.string() }),
])
type BusMessage = z.infer<typeof busMessage>

export type Bus = {
  tell: (message: BusMessage) => void
  /** Calls back for each message, this copy's own too. */
  onMessage: (hear: (message: BusMessage) => void) => void
  /** Whether the other copies can be told now; always where there are none. */
  isConnected: () => boolean
  close: () => Promise<void>
}

/** For a single copy. */
export const createLocalBus = (): Bus => {
  const listeners: ((message: BusMessage) => void)[] = []
  return {
    tell: (message) => queueMicrotask(() => listeners.forEach((hear) => hear(message))),
    onMessage: (hear) => void listeners.push(hear),
    isConnected: () => true,
    close: async () => {},
  }
}

const channel = 'sufra'
/** Milliseconds until Redis is tried again. */
const retryStrategy = (times: number) => Math.min(times * 100, 2_000)

/** What another copy said; undefined for a message that this version does not know, as a newer copy may send it in a rolling deploy. */
const parseMessage = (text: string): BusMessage | undefined => {
  try {
    return busMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON: somebody else uses this Redis too
  }
}

/** Over Redis or Valkey. While it is away messages are lost, and everything takes up to 5 s longer; nothing else happens. */
export const createRedisBus = async (url: string, log: FastifyBaseLogger): Promise<Bus> => {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true, retryStrategy })
  const subscriber = new Redis(url, { lazyConnect: true, retryStrategy })
  const listeners: ((message: BusMessage) => void)[] = []
  const warn = (error: Error) => log.warn({ err: error }, 'the bus is away')
  publisher.on('error', warn)
  subscriber.on('error', warn)
  subscriber.on('message', (_channel: string, text: string) => {
    const message = parseMessage(text)
    if (message) listeners.forEach((hear) => hear(message))
    else log.warn({ length: text.length }, 'a message of the bus is not known here')
  })
  // At each connection: also the first one that succeeds, when Redis was away at the start.
  subscriber.on('ready', () => void subscriber.subscribe(channel).catch(warn))
  await Promise.allSettled([publisher.connect(), subscriber.connect()])
  return {
    tell: (message) => {
      publisher.publish(channel, JSON.stringify(message)).catch(() => {
        // Redis is away, which is logged above: our own sockets at least need not wait.
        listeners.forEach((hear) => hear(message))
      })
    },
    onMessage: (hear) => void listeners.push(hear),
    isConnected: () => publisher.status === 'ready' && subscriber.status === 'ready',
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
