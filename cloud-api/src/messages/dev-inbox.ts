// What would have been sent, where no provider is configured: for development alone.
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './escape-html.ts'
import type { Channel } from './message.ts'
import type { OutgoingMessagesStore } from './outgoing-messages.store.ts'

const most = 100

type Parts = { store: OutgoingMessagesStore; shown: readonly Channel[] }

export const serveDevInbox = (app: FastifyInstance, { store, shown }: Parts) => {
  app.get('/dev/inbox', { schema: { hide: true } }, async (_request, reply) => {
    const messages = await store.list({ shown, to: '', most })
    const rows = messages.map(
      ({ channel, recipient, text, createdAt }) =>
        `<li><p><b>${channel}</b> ${escapeHtml(recipient)} <time>${createdAt.toISOString()}</time></p><pre dir="auto">${escapeHtml(text)}</pre></li>`,
    )
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Nothing was sent yet.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Inbox</title><h1>What would have been sent</h1>${list}</html>`)
  })
}
