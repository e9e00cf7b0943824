// P4: the menu of 300 and of 5,000 items as a phone asks for it, and its 304, against a bare Fastify that sends the same bytes: it is built once per change,
// however long it is.
import { request } from 'node:http'
import { dirhams } from '@sufra/shared/money'
import { v7 as uuidv7 } from 'uuid'
import { eq } from 'drizzle-orm'
import type { Db } from '../src/db/connect.ts'
import { connectToPostgres } from '../src/db/connect.ts'
import { menuItems } from '../src/menu/menu.table.ts'
import { startPostgres } from '../testing/throwaway-postgres.ts'
import { addRestaurant } from '../testing/test-restaurant.ts'
import { compare } from './compare.ts'
import { answersPerSecond } from './load.ts'
import type { Result } from './result.ts'
import { startServer } from './server-process.ts'

const sizes = [300, 5_000]
const rowsAtOnce = 500
const clients = 16
const asPhone = { 'accept-encoding': 'gzip, deflate, br', accept: 'application/json' }

const addItems = async (db: Db, restaurantId: string, items: number) => {
  const [dish] = await db.select().from(menuItems).where(eq(menuItems.restaurantId, restaurantId))
  if (!dish) throw new Error('the restaurant has no dish')
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

type Answer = { status: number | undefined; headers: Record<string, string>; body: Buffer }

const ask = (url: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const texts = Object.entries(answer.headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
        resolve({ status: answer.statusCode, headers: Object.fromEntries(texts), body: Buffer.concat(chunks) })
      })
    })
    sent.once('error', reject)
    sent.end()
  })

/** Headers that the bare server sends too, so that both answers are the same; the transport's own it makes itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

const benchSize = async (items: number, report: (result: Result) => void) => {
  const postgres = await startPostgres()
  const url = postgres.url('postgres')
  const connection = await connectToPostgres(url, 2)
  const { restaurantId } = await addRestaurant(connection.db)
  await addItems(connection.db, restaurantId, items)
  await connection.close()
  const ours = await startServer('serve-ours.ts', { url, connections: 2 })
  const path = `/api/menu/${restaurantId}`
  const first = await ask(ours.url + path, asPhone)
  const headers = Object.fromEntries(Object.entries(first.headers).filter(([name]) => !ownHeaders.has(name)))
  const bare = await startServer('serve-bare.ts', { kind: 'menu', body: first.body.toString('base64'), headers })
  try {
    const same = await ask(`${bare.url}/menu`, asPhone)
    if (!same.body.equals(first.body) || same.headers['content-encoding'] !== 'br') throw new Error('the two menus are not the same')
    const again = { ...asPhone, 'if-none-match': first.headers.etag ?? '' }
    const readOurs = () => answersPerSecond(ours.url, { path, headers: () => asPhone }, clients)
    const readBare = () => answersPerSecond(bare.url, { path: '/menu', headers: () => asPhone }, clients)
    const readAgain = () => answersPerSecond(ours.url, { path, headers: () => again }, clients, 304)
    report({
      what: `P4 the menu, ${items} items, ${first.body.length} bytes`,
      against: 'bare Fastify, the same bytes',
      comparison: await compare(readOurs, readBare),
      reach: 0.95,
      floor: 0.8,
    })
    report({
      what: `P4 the menu of ${items} items not changed (304)`,
      against: 'our own 200',
      comparison: await compare(readAgain, readOurs),
      reach: 1.5,
      floor: 1,
    })
  } finally {
    ours.stop()
    bare.stop()
    await postgres.stop()
  }
}

export const benchMenu = async (report: (result: Result) => void) => {
  for (const items of sizes) await benchSize(items, report)
}
