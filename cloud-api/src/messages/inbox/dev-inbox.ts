// What would have been sent, where no provider is configured: for development alone.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Channel } from '../message.ts'
import type { OutgoingMessagesStore } from '../outgoing-messages.store.ts'
import { drawInbox } from './inbox-page.ts'

const most = 200
const refreshSeconds = 4

/** `to`: a part of an address or number (a `+` in a link is a space). `mail`: which one is opened. */
const asked = z.object({ to: z.string().trim().max(200).catch(''), mail: z.uuid().optional().catch(undefined) })

type Deps = { store: OutgoingMessagesStore; shown: readonly Channel[]; now: () => Date }

/** GET /dev/inbox, a phone and a mailbox for people, and /dev/inbox.json, the same for tests. */
export const serveDevInbox = (app: FastifyInstance, { store, shown, now }: Deps) => {
  const list = async (to: string) =>
    (await store.list({ shown, to, most })).map(({ id, channel, recipient, subject, text, html, createdAt }) => ({
      id,
      channel,
      to: recipient,
      subject,
      text,
      html,
      createdAt,
    }))

  app.get('/dev/inbox', { schema: { hide: true } }, async (request, reply) => {
    const { to, mail } = asked.parse(request.query)
    const [messages, everybodys] = await Promise.all([list(to), list('')])
    // Nobody is interrupted while reading.
    if (!mail) reply.header('refresh', refreshSeconds)
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(drawInbox({ messages, recipients: [...new Set(everybodys.map((message) => message.to))], shown, to, opened: mail, now: now() }))
  })

  app.get('/dev/inbox.json', { schema: { hide: true } }, async (request, reply) => {
    const { to } = asked.parse(request.query)
    return reply.header('cache-control', 'no-store').send({ messages: await list(to) })
  })
}
