// `npm run seed -- history`: a restaurant with a million orders; `npm run seed -- platform`: ten thousand restaurants. For trying long
// lists. Reads the same environment as the API, which must not run on the same folder at the time.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import { connectTo, type Connection } from './platform/db/connect.ts'
import { createHistoryRestaurant } from './demo/history/create-history-restaurant.ts'
import { seedHistory } from './demo/history/seed-history.ts'
import { seedPlatform } from './demo/platform/seed-platform.ts'
import { demoPassword } from './demo/seed-demo.ts'
import { readEnv } from './start/env.ts'

type Seed = {
  counts: 'orders' | 'restaurants'
  usual: number
  max: number
  /** Returns the email of an account that may sign in. */
  run: (connection: Connection, count: number, now: Date, onProgress: (stored: number) => void) => Promise<string[]>
}

const seeds = new Map<string, Seed>([
  [
    'history',
    {
      counts: 'orders',
      usual: 1_000_000,
      max: 10_000_000,
      run: async (connection, orders, now, onProgress) => {
        const { restaurantId, email } = await connection.transact((tx) => createHistoryRestaurant(tx, now))
        await seedHistory(connection, { restaurantId, orders, now, onProgress })
        return [email]
      },
    },
  ],
  [
    'platform',
    {
      counts: 'restaurants',
      usual: 10_000,
      max: 100_000,
      run: (connection, restaurants, now, onProgress) =>
        seedPlatform(connection, { run: `platform-${uuidv7().slice(-6)}`, restaurants, now, onProgress }),
    },
  ],
])
const usage = [...seeds].map(([name, { counts, usual }]) => `npm run seed -- ${name} [--${counts} ${usual}]`).join('\n')

const readOptions = () => {
  const options = { orders: { type: 'string' }, restaurants: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const chosen = seeds.get(positionals.join())
  const count = chosen && Number(values[chosen.counts] ?? chosen.usual)
  if (!chosen || count === undefined || !Number.isInteger(count) || count < 1 || count > chosen.max) throw new Error(usage)
  return { chosen, count }
}

const grouped = new Intl.NumberFormat('en')

const seed = async () => {
  const { chosen, count } = readOptions()
  const env = readEnv(process.env)
  const connection = await connectTo({ ...env, folder: resolve(env.dataDir) })
  try {
    const onProgress = (stored: number) => console.log(`${grouped.format(stored)} of ${grouped.format(count)} ${chosen.counts}`)
    const emails = await chosen.run(connection, count, new Date(), onProgress)
    console.log(`Sign in as ${emails.join(', ')} with the password ${demoPassword}`)
  } finally {
    await connection.close()
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
