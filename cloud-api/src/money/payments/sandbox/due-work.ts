// Sends due webhooks and authorises late payments, by a timer for the next due time. After a crash it continues.
import type { Authorise } from './authorise.ts'
import type { StoredWebhook } from './sandbox-documents.ts'
import type { SandboxStore } from './sandbox.store.ts'
import { signatureHeader, signWebhook } from './webhook-signature.ts'

type Deps = {
  store: SandboxStore
  decide: Authorise['decide']
  webhookSecret: string
  now: () => Date
  /** Returns the milliseconds until the next attempt after this number of failed attempts, or undefined to give up. */
  retryDelay: (tries: number) => number | undefined
}

const timeout = 10_000
const maxTries = 100

/** 1 s, 2 s, 4 s, … 15 min, for about a day. */
export const usualRetryDelay = (tries: number): number | undefined =>
  tries < maxTries ? Math.min(1_000 * 2 ** (tries - 1), 900_000) : undefined

export const createDueWork = ({ store, decide, webhookSecret, now, retryDelay }: Deps) => {
  const ended = new AbortController()
  const waiters = new Map<string, (() => void)[]>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const send = async ({ url, event }: StoredWebhook): Promise<boolean> => {
    const body = JSON.stringify(event)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(webhookSecret, now(), body) },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(timeout)]),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false // the receiver is down or slow: the next attempt follows
    }
  }

  const deliver = async (webhook: StoredWebhook): Promise<void> => {
    const isDelivered = await send(webhook)
    if (ended.signal.aborted) return
    const tries = webhook.tries + 1
    const delay = isDelivered ? undefined : retryDelay(tries)
    if (delay === undefined) store.deleteWebhook(webhook.id)
    else store.putWebhook({ ...webhook, tries, dueAt: now().getTime() + delay })
  }

  const settleLate = () => {
    for (const { reference } of store.settling(now().getTime())) {
      decide(reference, 'authorised')
      for (const resolve of waiters.get(reference) ?? []) resolve()
      waiters.delete(reference)
    }
  }

  const run = async () => {
    settleLate()
    await Promise.all(store.dueWebhooks(now().getTime()).map(deliver))
  }

  /** Sets the timer for the next due time. Called after every change. */
  const schedule = () => {
    clearTimeout(timer)
    if (ended.signal.aborted || running) return
    const due = store.nextDue()
    if (due === null) return
    const start = () => {
      running = run().finally(() => {
        running = undefined
        schedule()
      })
    }
    timer = setTimeout(start, Math.max(due - now().getTime(), 0)).unref()
  }

  return {
    schedule,
    deliver,
    /** Resolves when the late payment is decided. */
    whenDecided: (reference: string) =>
      new Promise<void>((resolve) => {
        waiters.set(reference, [...(waiters.get(reference) ?? []), resolve])
      }),
    close: async () => {
      ended.abort()
      clearTimeout(timer)
      await running
    },
  }
}

export type DueWork = ReturnType<typeof createDueWork>
