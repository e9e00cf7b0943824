// Sends what waits in one channel. A message is claimed for half a minute, and sent in one of a few slots of its own: who is slow or refuses holds up nobody else.
import type { Channel } from './message.ts'
import type { ClaimedMessage, OutgoingMessage, OutgoingMessagesStore } from './outgoing-messages.store.ts'
import { waitAfter } from './retry-waits.ts'

/** Hands a message to a provider within half a minute; throws when it was not taken. It says the message's id, so that one that comes twice is known. */
export type Provider = (message: OutgoingMessage) => Promise<void>

/** Thrown by a provider when another try would end the same. */
export class RefusedForGood extends Error {}

type Deps = {
  channel: Channel
  store: OutgoingMessagesStore
  /** Without one the dev inbox shows it. */
  provider: Provider | undefined
  now: () => Date
  /** Told of what a try failed with, and of what could not be noted. */
  onFailure: (error: unknown, messageId: string) => void
}

const slots = 5

export const createSender = ({ channel, store, provider, now, onFailure }: Deps) => {
  const underWay = new Set<Promise<void>>()
  /** What a provider took and the database could not note: a second claim only notes it. */
  const taken = new Set<string>()

  const failed = async (message: ClaimedMessage, error: unknown) => {
    const wait = error instanceof RefusedForGood ? undefined : waitAfter(message.tries)
    const reason = error instanceof Error ? error.message : String(error)
    onFailure(error, message.id)
    if (wait === undefined) await store.giveUp(message, now(), reason)
    else await store.tryLater(message, new Date(now().getTime() + wait * 1_000), reason)
  }

  const sendBy = async (send: Provider, message: ClaimedMessage) => {
    if (!taken.has(message.id)) {
      try {
        await send(message)
      } catch (error) {
        return failed(message, error)
      }
      taken.add(message.id)
    }
    await store.markSent(message.id, now())
    taken.delete(message.id)
  }

  const handle = (message: ClaimedMessage) => {
    if (!provider) return store.markShown(message.id, now())
    if (message.isTooLate && !taken.has(message.id)) return store.giveUp(message, now(), 'too late to be of use')
    return sendBy(provider, message)
  }

  return {
    /** Claims what is due, as much as there are free slots, and begins to send it. */
    sendDue: async (): Promise<void> => {
      const free = slots - underWay.size
      if (free === 0) return
      for (const message of await store.claim(channel, now(), free)) {
        const sending = handle(message)
          .catch((error: unknown) => onFailure(error, message.id))
          .finally(() => underWay.delete(sending))
        underWay.add(sending)
      }
    },
    /** Resolves when nothing is under way. */
    whenIdle: async (): Promise<void> => {
      await Promise.all(underWay)
    },
  }
}
