import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { createWebPush, type WebPushOptions } from './push/web-push.ts'
import { createCheckMessages } from './queue/check-messages.ts'
import { serveDevInbox } from './inbox/dev-inbox.ts'
import { inboxChannels } from './message.ts'
import { createMessageQueueStore } from './queue/message-queue.store.ts'
import { createOutgoingMessagesStore } from './outgoing-messages.store.ts'
import { runSenders } from './run-senders.ts'
import type { Provider } from './sender.ts'

export type MessageOptions = {
  /** Providers for SMS and email; messages of a channel without one are only shown at /dev/inbox. */
  sms?: Provider
  mail?: Provider
  /** Keys for notifications of browsers; without them none are sent. */
  push?: WebPushOptions | undefined
  /** Rejects when the mail server does not answer or does not accept our account. */
  verifyMail?: () => Promise<unknown>
}

/** Sends mails, SMS and notifications of browsers. Mails and SMS without a provider are shown at /dev/inbox instead; without keys no browser subscribes to notifications. */
export const registerMessages = (
  app: FastifyInstance,
  { connection, healthChecks, now }: Platform,
  { sms, mail, push, verifyMail }: MessageOptions,
) => {
  const store = createOutgoingMessagesStore(connection)
  const providers = { sms, mail, push: push && createWebPush(connection.db, push) }
  runSenders(app, { store, providers, now })
  const checks = createCheckMessages({ store: createMessageQueueStore(connection), verifyMail, hasSms: sms !== undefined, now })
  healthChecks.add('mail', checks.mail)
  healthChecks.add('sms', checks.sms)
  const shown = inboxChannels.filter((channel) => !providers[channel])
  if (shown.length > 0) serveDevInbox(app, { store, shown, now })
}
