// P10, P15: a restaurant with a million orders against one with a thousand: pages of its order history, each kind of search, its guests, and the report of a day.
import { listCustomers } from '@sufra/shared/customers/customer.routes'
import { listHistory } from '@sufra/shared/order-history/order-history.routes'
import { readReport } from '@sufra/shared/reports/report.routes'
import type { Connection } from '../src/platform/db/connect.ts'
import { seedHistory } from '../src/demo/history/seed-history.ts'
import { createHistoryStore, pageSize, positionOfRow } from '../src/ordering/orders/history/history.store.ts'
import { cursorsOf } from '../src/ordering/orders/listing/page-cursors.ts'
import { createDailyTotals } from '../src/back-office/reports/daily-totals.ts'
import { addRestaurant } from '../testing/test-restaurant.ts'
import type { BenchRun } from './measure/bench-run.ts'
import { answersPerSecond } from './measure/load.ts'
import { startSeeded } from './seeded-server.ts'

const clients = 4
type Query = Record<string, string>

/** A restaurant with past orders, and the cursor of one of its pages. */
const seed = (orders: number, page: number) => async (connection: Connection) => {
  const { restaurantId, email } = await addRestaurant(connection.db)
  await seedHistory(connection, { restaurantId, orders, now: new Date() })
  await createDailyTotals(connection).rebuild(restaurantId)
  const store = createHistoryStore(connection.db)
  let left = (page - 1) * pageSize
  let older: string | null = null
  for await (const row of store.readAll(restaurantId, {})) {
    left -= 1
    if (left > 0) continue
    older = cursorsOf([positionOfRow(row)], true, undefined).older
    break
  }
  return { email, cursor: older ?? '' }
}

const start = async (run: BenchRun, orders: number, page: number) => {
  const server = await startSeeded(run, 'merchant', seed(orders, page))
  return {
    ...server,
    read: (path: string, query: Query) => () =>
      answersPerSecond(
        server.url,
        { path: `${path}?${new URLSearchParams(query).toString()}`, headers: server.headers },
        { clients, seconds: run.seconds },
      ),
  }
}

/** A guest of both histories: number 3 of the thousand's hundred, and of the million's hundred thousand. */
const searches = { phone: '50000003', number: '#12', name: 'maryam al-kuwari' }

/** Compares durations with those for a thousand orders. The figures are rates, so that the target of 1.2 times as long becomes 1 ÷ 1.2. */
export const benchHistory = async (run: BenchRun) => {
  const [orders, page] = run.sized([1_000_000, 1_000], [3_000, 20])
  const [few, fewPage] = run.sized([1_000, 20], [500, 9])
  const [many, small] = await Promise.all([start(run, orders, page), start(run, few, fewPage)])
  const compareTo = async (what: string, maxRatio: number, path: string, queryOf: (side: { cursor: string }) => Query = () => ({})) => {
    await Promise.all([many.signIn(), small.signIn()])
    run.report({
      what: `P10, P15 ${orders.toLocaleString('en')} orders: ${what}`,
      against: `the same of ${few.toLocaleString('en')}`,
      comparison: await run.compare(many.read(path, queryOf(many.seeded)), small.read(path, queryOf(small.seeded))),
      reach: 1 / 1.2,
      floor: 1 / maxRatio,
      mayBeBeaten: true,
    })
  }
  try {
    await compareTo('history, page 1', 1.5, listHistory.path)
    await compareTo(`history, page ${page}`, 1.5, listHistory.path, ({ cursor }) => ({ cursor }))
    for (const [kind, search] of Object.entries(searches))
      await compareTo(`history, search by ${kind}`, 2, listHistory.path, () => ({ search }))
    await compareTo('report of a day', 2, readReport.path, () => ({ period: 'yesterday' }))
    await compareTo('guests, page 1', 2, listCustomers.path)
    await compareTo('guests, search by name', 2, listCustomers.path, () => ({ search: searches.name }))
  } finally {
    await many.stop()
    await small.stop()
  }
}
