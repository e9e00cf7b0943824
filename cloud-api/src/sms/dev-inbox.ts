// What would have been sent, where no provider is configured: for development alone.
import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { smsMessages } from './sms-messages.table.ts'

const shown = 100

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const serveDevInbox = (app: FastifyInstance, db: Db) => {
  app.get('/dev/inbox', { schema: { hide: true } }, async (_request, reply) => {
    const messages = await db.select().from(smsMessages).orderBy(desc(smsMessages.createdAt)).limit(shown)
    const rows = messages.map(
      ({ to, text, createdAt }) =>
        `<li><p><b>SMS</b> ${escape(to)} <time>${createdAt.toISOString()}</time></p><pre dir="auto">${escape(text)}</pre></li>`,
    )
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Nothing was sent yet.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Inbox</title><h1>What would have been sent</h1>${list}</html>`)
  })
}
