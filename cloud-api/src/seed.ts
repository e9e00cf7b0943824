// `npm run seed -- history`: a restaurant with a million orders, for trying long lists. Reads the same environment as the API, which must not run on the
// same folder meanwhile.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connectTo } from './db/connect.ts'
import { createHistoryRestaurant } from './demo/history/create-history-restaurant.ts'
import { seedHistory } from './demo/history/seed-history.ts'
import { demoPassword } from './demo/seed-demo.ts'
import { readEnv } from './env.ts'

const usage = 'npm run seed -- history [--orders 1000000]'
const maxOrders = 10_000_000

const readOptions = () => {
  const { values, positionals } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } }, allowPositionals: true })
  const orders = Number(values.orders)
  if (positionals.join() !== 'history' || !Number.isInteger(orders) || orders < 1 || orders > maxOrders) throw new Error(usage)
  return { orders }
}

const seed = async () => {
  const { orders } = readOptions()
  const env = readEnv(process.env)
  const connection = await connectTo({ ...env, folder: resolve(env.dataDir) })
  try {
    const now = new Date()
    const { restaurantId, email } = await connection.transact((tx) => createHistoryRestaurant(tx, now))
    const onProgress = (stored: number) => console.log(`${stored.toLocaleString('en')} of ${orders.toLocaleString('en')} orders`)
    await seedHistory(connection, { restaurantId, orders, now, onProgress })
    console.log(`Sign in as ${email} with the password ${demoPassword}`)
  } finally {
    await connection.close()
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
