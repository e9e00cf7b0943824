import type { FastifyInstance } from 'fastify'
import { repeat } from '../http/repeat.ts'
import { channels, type Channel } from './message.ts'
import type { OutgoingMessagesStore } from './outgoing-messages.store.ts'
import { reasonForLog } from './reason-for-log.ts'
import { createSender, type Provider } from './sender.ts'

const second = 1_000
const tenMinutes = 600 * second
const kept = 30 * 86_400 * second

type Parts = {
  store: OutgoingMessagesStore
  providers: Record<Channel, Provider | undefined>
  now: () => Date
  everyMilliseconds: number | undefined
}

/** Sends what waits while the app runs, a channel apart from the other, and forgets what is thirty days old. */
export const runSenders = (app: FastifyInstance, { store, providers, now, everyMilliseconds = second }: Parts) => {
  const onFailure = (error: unknown, messageId: string) =>
    app.log.warn({ messageId, reason: reasonForLog(error) }, 'a message was not sent')
  for (const channel of channels) {
    const sender = createSender({ channel, store, provider: providers[channel], now, onFailure })
    app.addHook('onClose', sender.whenIdle) // runs after the one below, which ends the claiming
    repeat(app, everyMilliseconds, 'messages could not be claimed', sender.sendDue)
  }
  repeat(app, tenMinutes, 'old messages could not be forgotten', () => store.forgetBefore(new Date(now().getTime() - kept)))
}
