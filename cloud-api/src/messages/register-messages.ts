import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { createCheckMessages } from './queue/check-messages.ts'
import { serveDevInbox } from './inbox/dev-inbox.ts'
import { channels } from './message.ts'
import { createMessageQueueStore } from './queue/message-queue.store.ts'
import { createOutgoingMessagesStore } from './outgoing-messages.store.ts'
import { runSenders } from './run-senders.ts'

/** Sends mails and SMS. A channel without a provider is shown at /dev/inbox instead. */
export const registerMessages = (app: FastifyInstance, { connection, healthChecks, options: { sms, mail, verifyMail }, now }: Platform) => {
  const store = createOutgoingMessagesStore(connection)
  const providers = { sms, mail }
  runSenders(app, { store, providers, now })
  const checks = createCheckMessages({ store: createMessageQueueStore(connection), verifyMail, hasSms: sms !== undefined, now })
  healthChecks.add('mail', checks.mail)
  healthChecks.add('sms', checks.sms)
  const shown = channels.filter((channel) => !providers[channel])
  if (shown.length > 0) serveDevInbox(app, { store, shown, now })
}
