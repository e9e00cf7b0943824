// Sends the due messages of one channel. A message is claimed for half a minute and sent in one of a few slots, so
// that a slow or failing recipient does not delay others.
import type { Channel } from './message.ts'
import type { ClaimedMessage, OutgoingMessage, OutgoingMessagesStore } from './outgoing-messages.store.ts'

/**
 * Sends a message within half a minute; throws on failure. Passes the message's id on, so that duplicates can be
 * detected.
 */
export type Provider = (message: OutgoingMessage) => Promise<void>

/** Thrown by a provider when a retry would fail too. */
export class PermanentSendError extends Error {}

type Deps = {
  channel: Channel
  store: OutgoingMessagesStore
  /** Without a provider the message is shown in the dev inbox. */
  provider: Provider | undefined
  now: () => Date
  /** Called with the error of a failed attempt, and of a result that could not be stored. */
  onFailure: (error: unknown, messageId: string) => void
}

const slots = 5

export const createSender = ({ channel, store, provider, now, onFailure }: Deps) => {
  const inFlight = new Set<Promise<void>>()
  /** Messages that were sent but whose result could not be stored: a second claim only stores it. */
  const taken = new Set<string>()

  const handleFailure = async (message: ClaimedMessage, error: unknown) => {
    const isHopeless = error instanceof PermanentSendError
    const wait = isHopeless ? undefined : retryDelayAfter(message.tries)
    const reason = error instanceof Error ? error.message : String(error)
    onFailure(error, message.id)
    if (wait === undefined) await store.markFailed(message, now(), reason, !isHopeless)
    else await store.scheduleRetry(message, new Date(now().getTime() + wait * 1_000), reason)
  }

  const sendBy = async (send: Provider, message: ClaimedMessage) => {
    if (!taken.has(message.id)) {
      try {
        await send(message)
      } catch (error) {
        return handleFailure(message, error)
      }
      taken.add(message.id)
    }
    await store.markSent(message.id, now())
    taken.delete(message.id)
  }

  const handle = (message: ClaimedMessage) => {
    if (!provider) return store.markShown(message.id, now())
    if (message.isExpired && !taken.has(message.id)) return store.markFailed(message, now(), 'expired before it was sent')
    return sendBy(provider, message)
  }

  return {
    /** Claims due messages up to the number of free slots, and starts sending them. */
    sendDue: async (): Promise<void> => {
      const free = slots - inFlight.size
      if (free === 0) return
      for (const message of await store.claim(channel, now(), free)) {
        const sending = handle(message)
          .catch((error: unknown) => onFailure(error, message.id))
          .finally(() => inFlight.delete(sending))
        inFlight.add(sending)
      }
    },
    /** Resolves when nothing is in flight. */
    whenIdle: async (): Promise<void> => {
      await Promise.all(inFlight)
    },
  }
}

const delays = [30, 60, 120, 240, 480, 960, 1_800]

/** Returns the seconds until the next attempt after a number of failed ones, or undefined after the eighth, about an hour later. */
const retryDelayAfter = (tries: number): number | undefined => delays[tries - 1]
