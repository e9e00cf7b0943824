// Sends the queued calls of staff in order, each once, whenever there is a connection.
import type { Entry, OutboxStore, Refusal, StoredEntry } from './outbox-store.ts'

/** Result of sending a call. `later`: no response or a server error; `signed-out`: it needs a valid session first. */
export type Outcome =
  | { kind: 'done'; body: string }
  | { kind: 'refused'; status: number; body: string }
  | { kind: 'later' }
  | { kind: 'signed-out' }

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

const firstWait = 500
const maxWait = 30_000
/** Milliseconds that a caller waits for the cloud's response before the call counts as queued. */
const replyTimeout = 2_500

const parse = (body: string): Refusal & { details?: unknown } => {
  try {
    const { error, message, details }: { error?: string; message?: string; details?: unknown } = JSON.parse(body)
    return { error, message: message ?? '', details }
  } catch {
    return { message: '' }
  }
}

export const createOutbox = ({ store, send, isAlreadyApplied, isLive, restaurantId, after, random, onDone, onChange }: Options) => {
  const waiters = new Map<string, (outcome: Outcome) => void>()
  let isSending = false
  let isEnded = false
  let failures = 0
  let cancelRetry: (() => void) | undefined

  const settle = (key: string, outcome: Outcome) => {
    waiters.get(key)?.(outcome)
    waiters.delete(key)
  }

  const decide = (entry: StoredEntry, outcome: Outcome): boolean => {
    if (outcome.kind === 'later' || outcome.kind === 'signed-out') return false
    if (outcome.kind === 'done') {
      onDone(entry, outcome.body)
      store.remove(entry.key)
    } else {
      const { details, ...refusal } = parse(outcome.body)
      // A caller that waits shows the refusal itself, so the entry is not listed.
      if (waiters.has(entry.key) || isAlreadyApplied(entry, { ...refusal, details })) store.remove(entry.key)
      else store.refuse(entry.key, refusal)
    }
    settle(entry.key, outcome)
    onChange()
    return true
  }

  const next = () =>
    isEnded ? undefined : store.all().find(({ state, restaurantId: owner }) => state === 'waiting' && owner === restaurantId())

  const waitAndRetry = () => {
    const ceiling = Math.min(maxWait, firstWait * 2 ** failures)
    failures += 1
    cancelRetry = after(random() * ceiling + 1, () => void flush())
  }

  /** Sends until the outbox is empty or a call fails. */
  const flush = async (): Promise<void> => {
    if (isSending || isEnded) return
    isSending = true
    cancelRetry?.()
    try {
      for (let entry = next(); entry; entry = next()) {
        const outcome = await send(entry)
        if (isEnded) return
        if (!decide(entry, outcome)) {
          for (const key of waiters.keys()) settle(key, outcome)
          if (outcome.kind === 'later') waitAndRetry()
          return
        }
        failures = 0
      }
    } finally {
      isSending = false
    }
  }

  return {
    /**
     * Stores a call durably and sends it. Returns the cloud's response when it arrives in time, otherwise `later`: the call is sent later.
     * Throws when it cannot be written to disk.
     */
    put: (entry: Entry): Promise<Outcome> => {
      store.put(entry)
      onChange()
      if (!isLive()) {
        void flush()
        return Promise.resolve({ kind: 'later' })
      }
      return new Promise((resolve) => {
        const cancel = after(replyTimeout, () => settle(entry.key, { kind: 'later' }))
        waiters.set(entry.key, (outcome) => {
          cancel()
          resolve(outcome)
        })
        void flush()
      })
    },
    flush: () => {
      failures = 0
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
      cancelRetry?.()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
