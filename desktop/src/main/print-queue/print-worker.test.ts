import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Printer, PrintProblem } from '@sufra/shared/printing/printer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStorage, type Storage } from '../core/desk-storage.ts'
import { aKitchenOrder, aPrinter } from '../printing/printing.test-data.ts'
import type { ClaimState } from './print-decision.ts'
import { linesFor } from './print-job.ts'
import { createPrintWorker } from './print-worker.ts'

const migrationsFolder = join(import.meta.dirname, '../../../migrations')
const folders: string[] = []
const opened: Storage[] = []
const openCounter = (folder = mkdtempSync(join(tmpdir(), 'sufra-print-'))) => {
  folders.push(folder)
  const storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  opened.push(storage)
  return { folder, storage }
}
let cloud: Map<string, { by: string; isPrinted: boolean }>
beforeEach(() => (cloud = new Map()))
afterEach(() => {
  for (const storage of opened.splice(0)) storage.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const shared = aPrinter()
const order = aKitchenOrder()
const job = (printer: Printer) => ({ orderId: order.orderId, printerId: printer.id, body: { order }, madeAt: 1 })

type Work = {
  isStale?: () => boolean
  name: string
  storage: Storage
  printer?: Printer
  claim?: () => Promise<ClaimState>
  print?: () => Promise<void>
  report?: () => Promise<void>
}

const work = ({ name, storage, printer = shared, isStale, claim, print, report }: Work) => {
  const printed: boolean[] = []
  const timers: { at: number; run: () => void }[] = []
  let sounds = 0
  const claimFromCloud = async (orderId: string): Promise<ClaimState> => {
    const known = cloud.get(orderId)
    if (known?.isPrinted) return 'printed'
    if (known && known.by !== name) return 'taken'
    cloud.set(orderId, { by: name, isPrinted: false })
    return 'granted'
  }
  const worker = createPrintWorker({
    ledger: storage.ledger,
    printers: () => [printer],
    print: async (_job, _printer, isReprint) => {
      await print?.()
      printed.push(isReprint)
    },
    failureOf: (error) =>
      error && typeof error === 'object' && 'problem' in error ? (error as { problem: PrintProblem; mayHavePrinted: boolean }) : undefined,
    isStale: isStale ?? (() => false),
    claim: claim ?? claimFromCloud,
    reportPrinted: report ?? (async (orderId) => void cloud.set(orderId, { by: name, isPrinted: true })),
    after: (at, run) => {
      timers.push({ at, run })
      return () => {}
    },
    onChange: () => {},
    onTrouble: () => (sounds += 1),
    logError: () => {},
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 15))
  return {
    printed,
    timers,
    sounds: () => sounds,
    poll: async () => {
      worker.poll()
      await settle()
    },
    /** Runs all pending timers. */
    pass: async () => {
      for (const { run } of timers.splice(0)) run()
      await settle()
    },
    retry: async (jobId: number) => {
      worker.retry(jobId)
      await settle()
    },
    end: worker.end,
  }
}
const fails = (problem: PrintProblem, mayHavePrinted: boolean) => () =>
  Promise.reject(Object.assign(new Error(problem), { problem, mayHavePrinted }))

test('an order is printed once, however often its event arrives', async () => {
  const { storage } = openCounter()
  const counter = work({ name: 'first', storage })
  expect(storage.ledger.add(job(shared))).toBe(true)
  expect(storage.ledger.add(job(shared))).toBe(false)
  await counter.poll()
  await counter.poll()
  expect(storage.ledger.add(job(shared))).toBe(false)
  await counter.poll()
  expect(counter.printed).toEqual([false])
})

test('the next ticket does not wait for the report of the last one, which takes seconds without a network', async () => {
  const { storage } = openCounter()
  const counter = work({ name: 'first', storage, report: () => new Promise(() => {}) })
  for (const orderId of [order.orderId, '0193a2f0-0000-7000-8000-000000000999']) storage.ledger.add({ ...job(shared), orderId })
  await counter.poll()
  expect(counter.printed).toEqual([false, false])
})

test('a shared network printer prints for one of two counters, and each counter prints on its own USB printer', async () => {
  const [first, second] = [openCounter(), openCounter()]
  const counters = [work({ name: 'first', storage: first.storage }), work({ name: 'second', storage: second.storage })]
  for (const { storage } of [first, second]) storage.ledger.add(job(shared))
  await Promise.all(counters.map((counter) => counter.poll()))
  for (const counter of counters) await counter.pass()
  expect(counters.flatMap(({ printed }) => printed)).toEqual([false])

  const own = aPrinter({ id: '0193a2f0-0000-7000-8000-00000000000b', transport: { kind: 'queue', queue: 'Bar' } })
  const third = openCounter()
  const counter = work({ name: 'third', storage: third.storage, printer: own })
  third.storage.ledger.add(job(own))
  await counter.poll()
  expect(counter.printed).toEqual([false])
})

test('another counter prints after the lease of a crashed counter has expired', async () => {
  const { storage } = openCounter()
  let isTaken = true
  const counter = work({ name: 'second', storage, claim: async () => (isTaken ? 'taken' : 'granted') })
  storage.ledger.add(job(shared))
  await counter.poll()
  expect([counter.printed, counter.timers[0]?.at]).toEqual([[], 31_000])
  isTaken = false
  await counter.pass()
  expect(counter.printed).toEqual([false])
})

test('a job fails after three tries, each with the problem and a sound', async () => {
  const { storage } = openCounter()
  const counter = work({ name: 'first', storage, print: fails('paper', false) })
  storage.ledger.add(job(shared))
  await counter.poll()
  await counter.pass()
  await counter.pass()
  await counter.pass()
  expect(counter.sounds()).toBe(3)
  const [trouble] = storage.ledger.troubles()
  expect(trouble).toMatchObject({ state: 'failed', problem: 'paper', tries: 3, mayHavePrinted: false })
  counter.end()
  const well = work({ name: 'first', storage })
  storage.ledger.retry(trouble?.id ?? 0)
  await well.poll()
  expect(well.printed).toEqual([false])
  expect(storage.ledger.troubles()).toEqual([])
})

test('a retry by staff prints without waiting for the retry delay', async () => {
  const { storage } = openCounter()
  let isBroken = true
  const counter = work({ name: 'first', storage, print: () => (isBroken ? fails('paper', false)() : Promise.resolve()) })
  storage.ledger.add(job(shared))
  await counter.poll()
  isBroken = false
  await counter.poll()
  expect(counter.printed).toEqual([])
  await counter.retry(storage.ledger.troubles()[0]?.id ?? 0)
  expect(counter.printed).toEqual([false])
  await counter.pass()
  expect(counter.printed).toEqual([false])
})

test('a ticket that may have been partly printed is headed REPRINT on the next try', async () => {
  const { storage } = openCounter()
  let isBroken = true
  const counter = work({ name: 'first', storage, print: () => (isBroken ? fails('timeout', true)() : Promise.resolve()) })
  storage.ledger.add(job(shared))
  await counter.poll()
  isBroken = false
  await counter.pass()
  expect(counter.printed).toEqual([true])
})

test('a job that was printing during a crash is headed REPRINT after the restart', async () => {
  const { folder, storage } = openCounter()
  storage.ledger.add(job(shared))
  storage.ledger.start(storage.ledger.waiting()[0]?.id ?? 0)
  const again = openCounter(folder)
  const counter = work({ name: 'first', storage: again.storage })
  await counter.poll()
  expect(counter.printed).toEqual([true])
})

test('the second copy requested by staff is headed REPRINT, the first is not', async () => {
  const { storage } = openCounter()
  const counter = work({ name: 'first', storage })
  storage.ledger.addCopy(job(shared))
  storage.ledger.addCopy(job(shared))
  await counter.poll()
  await counter.poll()
  expect(counter.printed).toEqual([false, true])
})

test('while the cloud cannot be reached, a ticket waits some seconds and is then printed headed REPRINT', async () => {
  const { storage } = openCounter()
  const counter = work({ name: 'first', storage, claim: async () => 'unknown' })
  storage.ledger.add(job(shared))
  await counter.poll()
  await counter.pass()
  await counter.pass()
  expect(counter.printed).toEqual([])
  await counter.pass()
  expect(counter.printed).toEqual([true])
})

test('a stale ticket is not printed', async () => {
  const { storage } = openCounter()
  const counter = work({ name: 'first', storage, isStale: () => true })
  storage.ledger.add(job(shared))
  await counter.poll()
  expect(counter.printed).toEqual([])
  expect(storage.ledger.waiting()).toEqual([])
})

test('each printer prints the lines of its categories, and an item of unknown category is printed on all', () => {
  const [food, , drink] = order.items
  const categoryOf = (itemId: string) => ({ [food?.itemId ?? '']: 'food', [drink?.itemId ?? '']: 'drinks' })[itemId]
  const of = (categoryIds: string[] | null, prints: Printer['prints'] = ['Dine-in']) =>
    linesFor(order, { prints, categoryIds }, categoryOf)?.items.map(({ itemId }) => order.items.findIndex((line) => line.itemId === itemId))
  expect(of(null)).toEqual([0, 1, 2])
  expect(of(['food'])).toEqual([0, 1])
  expect(of(['drinks'])).toEqual([1, 2])
  expect(of(null, ['Drive-thru'])).toBeUndefined()
  expect(
    linesFor({ ...order, items: order.items.slice(0, 1) }, { prints: ['Dine-in'], categoryIds: ['drinks'] }, categoryOf),
  ).toBeUndefined()
})
