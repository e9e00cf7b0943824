// The sandbox's own database: documents in SQLite, every commit flushed to the disk.
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import {
  sandboxPayment,
  storedToken,
  storedWebhook,
  type SandboxPayment,
  type StoredToken,
  type StoredWebhook,
} from './sandbox-documents.ts'

const schema = `
pragma journal_mode = wal;
pragma synchronous = full;
create table if not exists tokens (token text primary key, body text not null) strict;
create table if not exists payments (
  reference text primary key, attempt_id text not null unique, capture_reference text unique, settles_at integer, body text not null
) strict;
create table if not exists calls (attempt_id text primary key, request text not null, answer text not null) strict;
create table if not exists webhooks (id text primary key, due_at integer not null, body text not null) strict;`

/** Milliseconds to wait while another process writes, where several share a data folder. */
const busyTimeout = 5_000

const storedCall = z.object({ request: z.string(), answer: z.string() })

/** Opens a store; `:memory:` for a store that ends with the process. */
export const openSandboxStore = (file: string) => {
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  database.exec(schema)
  const read = <T>(document: z.ZodType<T>, row: Record<string, unknown> | undefined): T | undefined =>
    row && document.parse(JSON.parse(z.string().parse(row['body'])))
  const statements = {
    token: database.prepare('select body from tokens where token = ?'),
    putToken: database.prepare('insert or replace into tokens (token, body) values (?, ?)'),
    payment: database.prepare('select body from payments where reference = ?'),
    paymentOfAttempt: database.prepare('select body from payments where attempt_id = ?'),
    paymentOfCapture: database.prepare('select body from payments where capture_reference = ?'),
    putPayment: database.prepare(
      'insert or replace into payments (reference, attempt_id, capture_reference, settles_at, body) values (?, ?, ?, ?, ?)',
    ),
    settling: database.prepare('select body from payments where settles_at <= ?'),
    call: database.prepare('select request, answer from calls where attempt_id = ?'),
    putCall: database.prepare('insert into calls (attempt_id, request, answer) values (?, ?, ?)'),
    dueWebhooks: database.prepare('select body from webhooks where due_at <= ? order by due_at'),
    putWebhook: database.prepare('insert or replace into webhooks (id, due_at, body) values (?, ?, ?)'),
    deleteWebhook: database.prepare('delete from webhooks where id = ?'),
    nextDue: database.prepare(
      'select min(due_at) as due from (select due_at from webhooks union all select settles_at from payments where settles_at is not null)',
    ),
  }
  return {
    /** Runs all changes or none. The function must not await. */
    transaction: <T>(run: () => T): T => {
      database.exec('begin immediate')
      try {
        const result = run()
        database.exec('commit')
        return result
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    token: (token: string) => read(storedToken, statements.token.get(token)),
    putToken: (token: StoredToken) => statements.putToken.run(token.token, JSON.stringify(token)),
    payment: (reference: string) => read(sandboxPayment, statements.payment.get(reference)),
    paymentOfAttempt: (attemptId: string) => read(sandboxPayment, statements.paymentOfAttempt.get(attemptId)),
    paymentOfCapture: (reference: string) => read(sandboxPayment, statements.paymentOfCapture.get(reference)),
    putPayment: (payment: SandboxPayment) =>
      statements.putPayment.run(
        payment.reference,
        payment.attemptId,
        payment.captureReference ?? null,
        payment.settlesAt ?? null,
        JSON.stringify(payment),
      ),
    /** Returns late payments whose time has come. */
    settling: (now: number) => statements.settling.all(now).flatMap((row) => read(sandboxPayment, row) ?? []),
    call: (attemptId: string) => storedCall.optional().parse(statements.call.get(attemptId)),
    putCall: (attemptId: string, request: string, answer: string) => statements.putCall.run(attemptId, request, answer),
    dueWebhooks: (now: number) => statements.dueWebhooks.all(now).flatMap((row) => read(storedWebhook, row) ?? []),
    putWebhook: (webhook: StoredWebhook) => statements.putWebhook.run(webhook.id, webhook.dueAt, JSON.stringify(webhook)),
    deleteWebhook: (id: string) => statements.deleteWebhook.run(id),
    /** Returns the next due time, in milliseconds since 1970. */
    nextDue: () => z.int().nullable().parse(statements.nextDue.get()?.['due']),
    close: () => database.close(),
  }
}

export type SandboxStore = ReturnType<typeof openSandboxStore>
