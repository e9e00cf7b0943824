// The print ledger: one job for each order and printer. What is in it prints once, or stays until staff have seen why not.
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

/** How long a printed job is remembered, in milliseconds: longer than any replay of the feed. */
const printedKept = 14 * 86_400_000

type NewJob = { orderId: string; printerId: string; body: PrintJobBody; madeAt: number }

export const createPrintLedger = ({ db }: Pick<Sqlite, 'db'>) => {
  const change = (id: number, values: Partial<typeof printJobs.$inferInsert>) =>
    db.update(printJobs).set(values).where(eq(printJobs.id, id)).run()
  const asJob = (row: typeof printJobs.$inferSelect) => row as PrintJob // written by this file alone

  // Whatever was at the printer when this machine stopped may have come out.
  db.update(printJobs).set({ state: 'waiting', mayHavePrinted: true }).where(eq(printJobs.state, 'printing')).run()

  return {
    /** The automatic job of an order on a printer. False when there was one before. */
    add: (job: NewJob): boolean =>
      db
        .insert(printJobs)
        .values({ ...job, copy: 0, state: 'waiting' })
        .onConflictDoNothing()
        .run().changes > 0,

    /** Another copy, because staff asked for it. It is headed REPRINT when there was one before. */
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

    /** Jobs that wait, oldest first. */
    waiting: (): PrintJob[] =>
      db.select().from(printJobs).where(eq(printJobs.state, 'waiting')).orderBy(asc(printJobs.id)).all().map(asJob),

    /** Jobs that wait with a problem, and those that were given up. */
    troubles: (): PrintJob[] =>
      db
        .select()
        .from(printJobs)
        .where(inArray(printJobs.state, ['waiting', 'failed']))
        .orderBy(asc(printJobs.id))
        .all()
        .map(asJob)
        .filter(({ problem }) => problem !== null),

    /** Noted before the first byte goes out. */
    start: (id: number) => change(id, { state: 'printing' }),
    finish: (id: number) => change(id, { state: 'printed', problem: null }),
    /** It did not come out, or not surely. */
    fail: ({ id, tries }: PrintJob, problem: PrintProblem, mayHavePrinted: boolean, isGivenUp: boolean) =>
      change(id, { state: isGivenUp ? 'failed' : 'waiting', problem, tries: tries + 1, ...(mayHavePrinted && { mayHavePrinted }) }),
    /** Back to wait, as it was: somebody else may print it, or nobody could be asked. */
    putBack: (id: number) => change(id, { state: 'waiting' }),
    retry: (id: number) => change(id, { state: 'waiting', tries: 0 }),
    drop: (id: number) => change(id, { state: 'printed', problem: null }),
    forgetOld: (now: number) =>
      db
        .delete(printJobs)
        .where(and(eq(printJobs.state, 'printed'), lt(printJobs.madeAt, now - printedKept)))
        .run(),
  }
}

export type PrintLedger = ReturnType<typeof createPrintLedger>
