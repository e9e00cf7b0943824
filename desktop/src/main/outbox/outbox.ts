// Sends what staff did, in order and each once, whenever the line allows it.
import type { Entry, OutboxStore, Refused, StoredEntry } from './outbox-store.ts'

/** What came of a sending. `later`: no answer, or a server that failed; `signed-out`: it needs somebody to sign in first. */
export type Outcome =
  | { kind: 'done'; body: string }
  | { kind: 'refused'; status: number; body: string }
  | { kind: 'later' }
  | { kind: 'signed-out' }

type Options = {
  store: OutboxStore
  send: (entry: Entry) => Promise<Outcome>
  /** Whether a refusal says that what was wanted is so already. */
  isAlreadyApplied: (entry: Entry, refusal: Refused & { details?: unknown }) => boolean
  /** While the line is known to be down nobody waits for an answer. */
  isLive: () => boolean
  /** Whose entries may be sent: the restaurant that is signed in. */
  restaurantId: () => string | undefined
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
  /** The cloud's answer to an entry, before the entry is forgotten: what it says must be known by then. */
  onDone: (entry: Entry, body: string) => void
  onChange: () => void
}

const firstWait = 500
const maxWait = 30_000
/** How long somebody who taps waits for the cloud's own answer before it counts as queued. */
const patience = 2_500

const parse = (body: string): Refused & { details?: unknown } => {
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
      // Somebody waits for the answer and sees the refusal at once: it need not be listed as well.
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

  /** Sends until nothing waits, or until the line fails. */
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
     * Keeps a call for good and sends it. Gives the cloud's answer when it comes soon, otherwise `later`: then it goes by itself.
     * Throws when the disk does not take it.
     */
    put: (entry: Entry): Promise<Outcome> => {
      store.put(entry)
      onChange()
      if (!isLive()) {
        void flush()
        return Promise.resolve({ kind: 'later' })
      }
      return new Promise((resolve) => {
        const cancel = after(patience, () => settle(entry.key, { kind: 'later' }))
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
    /** Staff have seen a refused entry. */
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
