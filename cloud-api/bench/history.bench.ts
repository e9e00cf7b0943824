// P10, P15: the order history of a million orders against one of a thousand: its first page, its 1,000th page, and each kind of search.
import { listHistory } from '@sufra/shared/order-history/order-history.routes'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { createClient } from '@sufra/shared/contract/client'
import postgres from 'postgres'
import { connectToPostgres } from '../src/db/connect.ts'
import { seedHistory } from '../src/demo/history/seed-history.ts'
import { createHistoryStore, pageSize, positionOfRow } from '../src/orders/history/history.store.ts'
import { cursorsOf } from '../src/orders/listing/page-cursors.ts'
import { addRestaurant, password } from '../testing/test-restaurant.ts'
import type { BenchRun } from './measure/bench-run.ts'
import { answersPerSecond } from './measure/load.ts'
import { startServer } from './servers/server-process.ts'

const clients = 4
const connections = 4

/** A restaurant with past orders, and the cursor of one of its pages. */
const prepare = async (url: string, orders: number, page: number) => {
  const connection = await connectToPostgres(url, 2)
  const { restaurantId, email } = await addRestaurant(connection.db)
  await seedHistory(connection, { restaurantId, orders, now: new Date() })
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  await admin.unsafe('vacuum analyze')
  await admin.end()
  const store = createHistoryStore(connection.db)
  let left = (page - 1) * pageSize
  let older: string | null = null
  for await (const row of store.readAll(restaurantId, {})) {
    left -= 1
    if (left > 0) continue
    older = cursorsOf([positionOfRow(row)], true, undefined).older
    break
  }
  await connection.close()
  return { email, cursor: older ?? '' }
}

const start = async ({ openDatabase }: BenchRun, orders: number, page: number) => {
  const { url, drop } = await openDatabase()
  const { email, cursor } = await prepare(url, orders, page)
  const server = await startServer('serve-ours.ts', { url, connections })
  const call = createClient({ baseUrl: server.url, fetch: (address, init) => fetch(address, init) })
  const { accessToken } = await call(loginMerchant, { body: { email, password } })
  const headers = () => ({ authorization: `Bearer ${accessToken}` })
  return {
    read: (query: Record<string, string>, seconds: number) => () =>
      answersPerSecond(server.url, { path: `${listHistory.path}?${new URLSearchParams(query).toString()}`, headers }, { clients, seconds }),
    cursor,
    stop: async () => {
      server.stop()
      await drop()
    },
  }
}

/** A guest of both histories: number 3 of the thousand's hundred, and of the million's hundred thousand. */
const searches = { phone: '50000003', number: '#12', name: 'maryam al-kuwari' }

/** How long each takes against a thousand orders: the figures are rates, so that the target of 1.2 times as long is 1 ÷ 1.2. */
export const benchHistory = async (run: BenchRun) => {
  const [orders, page] = run.sized([1_000_000, 1_000], [3_000, 20])
  const [few, fewPage] = run.sized([1_000, 20], [500, 9])
  const many = await start(run, orders, page)
  const small = await start(run, few, fewPage)
  const compareTo = async (what: string, ours: Record<string, string>, theirs: Record<string, string>, maxRatio: number) =>
    run.report({
      what: `P10, P15 history of ${orders.toLocaleString('en')} orders: ${what}`,
      against: `the same of ${few.toLocaleString('en')}`,
      comparison: await run.compare(many.read(ours, run.seconds), small.read(theirs, run.seconds)),
      reach: 1 / 1.2,
      floor: 1 / maxRatio,
    })
  try {
    await compareTo('page 1', {}, {}, 1.5)
    await compareTo(`page ${page}`, { cursor: many.cursor }, { cursor: small.cursor }, 1.5)
    for (const [kind, search] of Object.entries(searches)) await compareTo(`search by ${kind}`, { search }, { search }, 2)
  } finally {
    await many.stop()
    await small.stop()
  }
}
