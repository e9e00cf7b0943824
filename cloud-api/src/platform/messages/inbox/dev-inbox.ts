// Shows the messages of channels without a provider, for development only.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Channel } from '../message.ts'
import type { OutgoingMessagesStore } from '../outgoing-messages.store.ts'
import { renderInbox } from './inbox-page.ts'

const limit = 200
const refreshSeconds = 4

/** `to`: part of an address or number (a `+` in a link is a space). `mail`: the id of the opened mail. */
const inboxQuery = z.object({ to: z.string().trim().max(200).catch(''), mail: z.uuid().optional().catch(undefined) })

type Deps = { store: OutgoingMessagesStore; shown: readonly Channel[]; now: () => Date }

/** Serves GET /dev/inbox, a phone and a mailbox, and /dev/inbox.json, the same for tests. */
export const serveDevInbox = (app: FastifyInstance, { store, shown, now }: Deps) => {
  const list = async (to: string) =>
    (await store.list({ shown, to, limit })).map(({ id, channel, recipient, subject, text, html, createdAt }) => ({
      id,
      channel,
      to: recipient,
      subject,
      text,
      html,
      createdAt,
    }))

  app.get('/dev/inbox', { schema: { hide: true } }, async (request, reply) => {
    const { to, mail } = inboxQuery.parse(request.query)
    const [messages, allMessages] = await Promise.all([list(to), list('')])
    // The page does not refresh while a mail is being read.
    if (!mail) reply.header('refresh', refreshSeconds)
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        renderInbox({ messages, recipients: [...new Set(allMessages.map((message) => message.to))], shown, to, opened: mail, now: now() }),
      )
  })

  app.get('/dev/inbox.json', { schema: { hide: true } }, async (request, reply) => {
    const { to } = inboxQuery.parse(request.query)
    return reply.header('cache-control', 'no-store').send({ messages: await list(to) })
  })
}
