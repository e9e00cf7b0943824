// P4: menus of 300 and 5,000 items as requested by a phone, and the 304, against a bare Fastify that sends the same bytes. A menu is built
// once per change, whatever its size.
import { dirhams } from '@sufra/shared/money'
import { v7 as uuidv7 } from 'uuid'
import { eq } from 'drizzle-orm'
import type { Db } from '../src/platform/db/connect.ts'
import { connectToPostgres } from '../src/platform/db/connect.ts'
import { menuItems } from '../src/catalogue/menu/menu.table.ts'
import { addRestaurant } from '../testing/test-restaurant.ts'
import { fetchAnswer, headersToCopy, mustBeSame } from './answers.ts'
import type { BenchRun } from './measure/bench-run.ts'
import { answersPerSecond } from './measure/load.ts'
import { startServer } from './servers/server-process.ts'

const rowsAtOnce = 500
const clients = 16
const asPhone = { 'accept-encoding': 'gzip, deflate, br', accept: 'application/json' }

const addItems = async (db: Db, restaurantId: string, items: number) => {
  const [dish] = await db.select().from(menuItems).where(eq(menuItems.restaurantId, restaurantId))
  if (!dish) throw new Error('the restaurant has no item')
  const rows = Array.from({ length: items - 3 }, (_, index) => ({
    ...dish,
    id: uuidv7(),
    position: index + 10,
    name: { en: `Dish ${index}`, ar: `طبق ${index}` },
    description: { en: `The ${index}th dish, with rice and ${index % 7} spices.`, ar: `الطبق رقم ${index} مع الأرز والبهارات.` },
    sellingPrice: dirhams(1_000 + index),
  }))
  for (let from = 0; from < rows.length; from += rowsAtOnce) await db.insert(menuItems).values(rows.slice(from, from + rowsAtOnce))
}

const prepare = async (url: string, items: number) => {
  const connection = await connectToPostgres(url, 2)
  const { restaurantId } = await addRestaurant(connection.db)
  await addItems(connection.db, restaurantId, items)
  await connection.close()
  return `/api/menu/${restaurantId}`
}

const benchSize = async (items: number, { openDatabase, seconds, compare, report }: BenchRun) => {
  const { url, drop } = await openDatabase()
  const path = await prepare(url, items)
  const ours = await startServer('serve-ours.ts', { url, connections: 2 })
  const first = await fetchAnswer(ours.url + path, { headers: asPhone })
  const bare = await startServer('serve-bare.ts', { kind: 'menu', body: first.body.toString('base64'), headers: headersToCopy(first) })
  try {
    mustBeSame('the menu', first, await fetchAnswer(`${bare.url}/menu`, { headers: asPhone }))
    if (first.headers['content-encoding'] !== 'br') throw new Error('the menu is not sent compressed')
    const conditionalHeaders = { ...asPhone, 'if-none-match': first.headers.etag ?? '' }
    const load = { clients, seconds }
    const readOurs = () => answersPerSecond(ours.url, { path, headers: () => asPhone }, load)
    const readBare = () => answersPerSecond(bare.url, { path: '/menu', headers: () => asPhone }, load)
    const readNotModified = () => answersPerSecond(ours.url, { path, headers: () => conditionalHeaders }, { ...load, expected: 304 })
    report({
      what: `P4 the menu, ${items} items, ${first.body.length} bytes`,
      against: 'bare Fastify, the same bytes',
      comparison: await compare(readOurs, readBare),
      reach: 1.1,
      floor: 0.95,
    })
    report({
      what: `P4 the menu of ${items} items not changed (304)`,
      against: 'our own 200',
      comparison: await compare(readNotModified, readOurs),
      reach: 1.5,
      floor: 1.2,
    })
  } finally {
    ours.stop()
    bare.stop()
    await drop()
  }
}

export const benchMenu = async (run: BenchRun) => {
  for (const items of run.sized([300, 5_000], [300])) await benchSize(items, run)
}
