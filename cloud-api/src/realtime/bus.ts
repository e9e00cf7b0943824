// What one copy of the API tells the others. It only wakes: who misses a word finds the change in the database.
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
  close: () => Promise<void>
}

/** For a single copy. */
export const createLocalBus = (): Bus => {
  const hearers: ((message: BusMessage) => void)[] = []
  return {
    tell: (message) => queueMicrotask(() => hearers.forEach((hear) => hear(message))),
    onMessage: (hear) => void hearers.push(hear),
    close: async () => {},
  }
}

const channel = 'sufra'

/** Over Redis or Valkey. While it is away messages are lost, and everything takes up to 5 s longer; nothing else happens. */
export const createRedisBus = async (url: string, log: FastifyBaseLogger): Promise<Bus> => {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true })
  const subscriber = new Redis(url, { lazyConnect: true })
  const hearers: ((message: BusMessage) => void)[] = []
  const warn = (error: Error) => log.warn({ err: error }, 'the bus is away')
  publisher.on('error', warn)
  subscriber.on('error', warn)
  subscriber.on('message', (_channel: string, text: string) => {
    const message = busMessage.parse(JSON.parse(text))
    hearers.forEach((hear) => hear(message))
  })
  await Promise.allSettled([publisher.connect(), subscriber.connect().then(() => subscriber.subscribe(channel))])
  return {
    tell: (message) => {
      publisher.publish(channel, JSON.stringify(message)).catch(() => {
        // Redis is away, which is logged above: our own sockets at least need not wait.
        hearers.forEach((hear) => hear(message))
      })
    },
    onMessage: (hear) => void hearers.push(hear),
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
