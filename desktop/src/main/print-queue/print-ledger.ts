// The print ledger: one job per order and printer. A job prints once, or stays until staff have seen the problem.
import type { PrintProblem } from '@sufra/shared/printing/printer'
import { and, asc, eq, inArray, lt, max } from 'drizzle-orm'
import type { Sqlite } from '../local/open-sqlite.ts'
import { printJobs } from '../local/outbox.table.ts'
import type { PrintJobBody } from './print-job.ts'

export type PrintJob = {
  id: number
  orderId: string
  printerId: string
  copy: number
  body: PrintJobBody
  state: 'waiting' | 'printing' | 'printed' | 'failed'
  tries: number
  mayHavePrinted: boolean
  problem: PrintProblem | null
  madeAt: number
}

/** Milliseconds for which a printed job is stored: longer than any replay of the feed. */
const printedRetention = 14 * 86_400_000

type NewJob = { orderId: string; printerId: string; body: PrintJobBody; madeAt: number }

export const createPrintLedger = ({ db }: Pick<Sqlite, 'db'>) => {
  const change = (id: number, values: Partial<typeof printJobs.$inferInsert>) =>
    db.update(printJobs).set(values).where(eq(printJobs.id, id)).run()
  const asJob = (row: typeof printJobs.$inferSelect) => row as PrintJob // the rows are written by this file alone

  // Jobs that were being printed when the app stopped may have been printed.
  db.update(printJobs).set({ state: 'waiting', mayHavePrinted: true }).where(eq(printJobs.state, 'printing')).run()

  return {
    /** Adds the automatic job of an order on a printer. Returns false when the job exists already. */
    add: (job: NewJob): boolean =>
      db
        .insert(printJobs)
        .values({ ...job, copy: 0, state: 'waiting' })
        .onConflictDoNothing()
        .run().changes > 0,

    /** Adds a copy requested by staff. It is headed REPRINT unless it is the first job. */
    addCopy: ({ orderId, printerId, ...job }: NewJob) =>
      db.transaction(() => {
        const own = and(eq(printJobs.orderId, orderId), eq(printJobs.printerId, printerId))
        const last =
          db
            .select({ copy: max(printJobs.copy) })
            .from(printJobs)
            .where(own)
            .get()?.copy ?? null
        const copy = last === null ? 0 : last + 1
        db.insert(printJobs)
          .values({ orderId, printerId, ...job, copy, state: 'waiting', mayHavePrinted: copy > 0 })
          .run()
      }),

    /** Returns the waiting jobs, oldest first. */
    waiting: (): PrintJob[] =>
      db.select().from(printJobs).where(eq(printJobs.state, 'waiting')).orderBy(asc(printJobs.id)).all().map(asJob),

    /** Returns waiting jobs with a problem, and failed jobs. */
    troubles: (): PrintJob[] =>
      db
        .select()
        .from(printJobs)
        .where(inArray(printJobs.state, ['waiting', 'failed']))
        .orderBy(asc(printJobs.id))
        .all()
        .map(asJob)
        .filter(({ problem }) => problem !== null),

    /** Called before the first byte is sent. */
    start: (id: number) => change(id, { state: 'printing' }),
    finish: (id: number) => change(id, { state: 'printed', problem: null }),
    /** Called when printing failed or is unconfirmed. */
    fail: ({ id, tries }: PrintJob, problem: PrintProblem, mayHavePrinted: boolean, isGivenUp: boolean) =>
      change(id, { state: isGivenUp ? 'failed' : 'waiting', problem, tries: tries + 1, ...(mayHavePrinted && { mayHavePrinted }) }),
    /** Returns an unprinted job to the waiting state. */
    putBack: (id: number) => change(id, { state: 'waiting' }),
    retry: (id: number) => change(id, { state: 'waiting', tries: 0 }),
    drop: (id: number) => change(id, { state: 'printed', problem: null }),
    deleteOld: (now: number) =>
      db
        .delete(printJobs)
        .where(and(eq(printJobs.state, 'printed'), lt(printJobs.madeAt, now - printedRetention)))
        .run(),
  }
}

export type PrintLedger = ReturnType<typeof createPrintLedger>
