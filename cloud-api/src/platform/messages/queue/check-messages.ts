import { setTimeout as wait } from 'node:timers/promises'
import type { HealthData } from '@sufra/shared/health/health-state'
import type { MessageQueue } from '@sufra/shared/health/health.routes'
import { withoutPersonalData } from '@sufra/shared/support/diagnostics'
import { reasonOf } from '../../http/reply-parts/reply-parts.ts'
import type { Channel } from '../message.ts'
import type { MessageQueueStore } from './message-queue.store.ts'
import { retryMilliseconds } from '../run-senders.ts'

const maxReasons = 5
const maxReasonLength = 160
/** Milliseconds until an unanswered check fails, and for which an answer is reused. */
const maxServerWait = 1_000
const checkedFor = 30_000

/** Merges reasons that differ only in addresses and numbers. */
const withoutNames = (reasons: readonly { reason: string; count: number }[]): MessageQueue['reasons'] => {
  const counts = new Map<string, number>()
  for (const { reason, count } of reasons) {
    const shown = withoutPersonalData(reason).slice(0, maxReasonLength)
    counts.set(shown, (counts.get(shown) ?? 0) + count)
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count)
}

const checkQueue = async (store: MessageQueueStore, channel: Channel, now: Date): Promise<MessageQueue> => {
  const since = new Date(now.getTime() - retryMilliseconds)
  const [queue, failed] = await Promise.all([store.read(channel, since, now), store.countFailed(channel, since)])
  return { ...queue, failed, reasons: withoutNames(queue.reasons).slice(0, maxReasons) }
}

type Server = Pick<HealthData<'mail'>, 'server' | 'reason'>

/** Checks whether the mail server answers and accepts our account, at most every half minute. */
const createCheckServer = (verify: (() => Promise<unknown>) | undefined, now: () => Date, maxWait: number) => {
  let checked: { at: number; answer: Promise<Server> } | undefined
  const ask = async (): Promise<Server> => {
    if (!verify) return { server: 'none', reason: null }
    const answer = verify().then(
      () => ({ server: 'ready', reason: null }) as const,
      (error: unknown) => ({ server: 'failed', reason: reasonOf(error) }) as const,
    )
    return Promise.race([answer, wait(maxWait, { server: 'failed', reason: 'ETIMEDOUT' } as const, { ref: false })])
  }
  return () => {
    const at = now().getTime()
    if (!checked || Math.abs(at - checked.at) >= checkedFor) checked = { at, answer: ask() }
    return checked.answer
  }
}

type Deps = {
  store: MessageQueueStore
  verifyMail: (() => Promise<unknown>) | undefined
  hasSms: boolean
  now: () => Date
  maxWait?: number
}

export const createCheckMessages = ({ store, verifyMail, hasSms, now, maxWait = maxServerWait }: Deps) => {
  const checkServer = createCheckServer(verifyMail, now, maxWait)
  return {
    mail: async (): Promise<HealthData<'mail'>> => {
      const [queue, server] = await Promise.all([checkQueue(store, 'mail', now()), checkServer()])
      return { ...queue, ...server }
    },
    sms: async (): Promise<HealthData<'sms'>> => ({ ...(await checkQueue(store, 'sms', now())), hasProvider: hasSms }),
  }
}
