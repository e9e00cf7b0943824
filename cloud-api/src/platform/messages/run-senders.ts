import type { FastifyInstance } from 'fastify'
import { channels, type Channel } from './message.ts'
import type { OutgoingMessagesStore } from './outgoing-messages.store.ts'
import { reasonForLog } from './reason-for-log.ts'
import { createSender, type Provider } from './sender.ts'

/** Longer than any month, since the SMS of a month are counted. */
const retentionMilliseconds = 32 * 86_400_000
/** Milliseconds for which the content of a message that was given up stays. */
export const retryMilliseconds = 86_400_000
const jobOf = { sms: 'send-sms', mail: 'send-mail', push: 'send-push' } as const satisfies Record<Channel, string>

type Deps = {
  store: OutgoingMessagesStore
  providers: Record<Channel, Provider | undefined>
  now: () => Date
}

/**
 * Sends due messages while the app runs, with one job per channel. Deletes messages after 32 days, and the content of failed messages after
 * a day.
 */
export const runSenders = (app: FastifyInstance, { store, providers, now }: Deps) => {
  const onFailure = (error: unknown, messageId: string) => app.log.warn({ messageId, reason: reasonForLog(error) }, 'message not sent')
  for (const channel of channels) {
    const sender = createSender({ channel, store, provider: providers[channel], now, onFailure })
    app.jobs.add({ name: jobOf[channel], everySeconds: 1, runsIn: 'each worker', run: sender.sendDue })
    app.addHook('onClose', sender.whenIdle) // the jobs have stopped by then, so nothing more is claimed
  }
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  const deleteOld = async () => {
    await store.clearFailedBefore(before(retryMilliseconds))
    await store.deleteBefore(before(retentionMilliseconds))
  }
  app.jobs.add({ name: 'delete-old-messages', everySeconds: 600, run: deleteOld })
}
