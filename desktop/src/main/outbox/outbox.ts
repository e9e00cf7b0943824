// Sends the queued calls of staff in order, each once, whenever there is a connection.
import type { Entry, OutboxStore, Refusal, StoredEntry } from './outbox-store.ts'
import type { Outcome } from './outcome.ts'
import { createReplyWaiters } from './reply-waiters.ts'

type Options = {
  store: OutboxStore
  send: (entry: Entry) => Promise<Outcome>
  /** Whether the refused change is already applied. */
  isAlreadyApplied: (entry: Entry, refusal: Refusal & { details?: unknown }) => boolean
  /** Whether the cloud is connected. While it is not, callers do not wait for a response. */
  isLive: () => boolean
  /** The signed-in restaurant. Only its entries are sent. */
  restaurantId: () => string | undefined
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
  /** Called with the cloud's response before the entry is removed, so that its content is stored first. */
  onDone: (entry: Entry, body: string) => void
  onChange: () => void
}

const parse = (body: string): Refusal & { details?: unknown } => {
  try {
    const { error, message, details }: { error?: string; message?: string; details?: unknown } = JSON.parse(body)
    return { error, message: message ?? '', details }
  } catch {
    return { message: '' }
  }
}

export const createOutbox = ({ store, send, isAlreadyApplied, isLive, restaurantId, after, random, onDone, onChange }: Options) => {
  const waiters = createReplyWaiters(after)
  const backoff = createRetryBackoff({ after, random, retry: () => void flush() })
  let isSending = false
  let isEnded = false

  const decide = (entry: StoredEntry, outcome: Outcome): boolean => {
    if (outcome.kind === 'later' || outcome.kind === 'signed-out') return false
    if (outcome.kind === 'done') {
      onDone(entry, outcome.body)
      store.remove(entry.key)
    } else {
      const { details, ...refusal } = parse(outcome.body)
      // A waiting caller shows the refusal, so the entry is not listed.
      if (waiters.isWaiting(entry.key) || isAlreadyApplied(entry, { ...refusal, details })) store.remove(entry.key)
      else store.refuse(entry.key, refusal)
    }
    waiters.settle(entry.key, outcome)
    onChange()
    return true
  }

  const next = () =>
    isEnded ? undefined : store.all().find(({ state, restaurantId: owner }) => state === 'waiting' && owner === restaurantId())

  /** Sends until the outbox is empty or a call fails. */
  const flush = async (): Promise<void> => {
    if (isSending || isEnded) return
    isSending = true
    backoff.cancel()
    try {
      for (let entry = next(); entry; entry = next()) {
        const outcome = await send(entry)
        if (isEnded) return
        if (!decide(entry, outcome)) {
          waiters.settleAll(outcome)
          if (outcome.kind === 'later') backoff.schedule()
          return
        }
        backoff.reset()
      }
    } finally {
      isSending = false
    }
  }

  return {
    /**
     * Stores a call durably and sends it. Returns the cloud's response when it arrives in time, otherwise `later`: the call is sent later.
     * Throws when the call cannot be written to disk.
     */
    put: (entry: Entry): Promise<Outcome> => {
      store.put(entry)
      onChange()
      if (!isLive()) {
        void flush()
        return Promise.resolve({ kind: 'later' })
      }
      const outcome = waiters.wait(entry.key)
      void flush()
      return outcome
    },
    flush: () => {
      backoff.reset()
      return flush()
    },
    all: store.all,
    /** Removes a refused entry that staff have seen. */
    dismiss: (key: string) => {
      if (store.all().some((entry) => entry.key === key && entry.state === 'refused')) store.remove(key)
      onChange()
    },
    end: () => {
      isEnded = true
      backoff.cancel()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

const firstWait = 500
const maxWait = 30_000

type Deps = { after: (milliseconds: number, run: () => void) => () => void; random: () => number; retry: () => void }

/** Retries with exponential backoff and jitter. */
const createRetryBackoff = ({ after, random, retry }: Deps) => {
  let failures = 0
  let cancel: (() => void) | undefined

  return {
    schedule: () => {
      const ceiling = Math.min(maxWait, firstWait * 2 ** failures)
      failures += 1
      cancel = after(random() * ceiling + 1, retry)
    },
    cancel: () => cancel?.(),
    /** Called after a success, so that the next retry is soon again. */
    reset: () => {
      failures = 0
    },
  }
}
