import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Query } from '../../src/platform/db/connect.ts'
import { placeOrderSql } from '../../src/ordering/orders/placing/place-order.sql.ts'
import type { BareOrders } from './bare-orders.ts'
import type { Contender } from '../measure/compare.ts'

/** Stores the orders that pgbench places, each with the restaurant that it is for. */
export const storeBenchOrders = async (query: Query, orders: BareOrders): Promise<void> => {
  await query('create table bench_orders (turn int primary key, restaurant_id uuid not null, data text not null)', [])
  const rows = orders.map(({ restaurantId, row }, turn) => ({ turn, restaurant_id: restaurantId, data: JSON.stringify(row) }))
  await query('insert into bench_orders select * from jsonb_to_recordset($1::text::jsonb) as r(turn int, restaurant_id uuid, data text)', [
    JSON.stringify(rows),
  ])
}

/** Ids and keys are made by the database, since pgbench cannot. */
const fresh = `jsonb_build_object('id', left(replace(gen_random_uuid()::text, '-', ''), 22), 'payment_id', gen_random_uuid(), 'key', gen_random_uuid()::text, 'device_id', gen_random_uuid()::text)`

/** The same statement for every restaurant, so that each client prepares it once. The clients take the restaurants in turn, as ours do. */
export const pgbenchScript = (restaurants: number, clients: number): string => {
  const statement = placeOrderSql
    .replaceAll('$2::text::jsonb', `((select data from chosen)::jsonb || ${fresh})`)
    .replaceAll('$1::uuid', '(select restaurant_id from chosen)')
    .replace('with o as', 'with chosen as materialized (select restaurant_id, data from bench_orders where turn = :turn), o as')
  return `\\set step :step + 1\n\\set turn (:client_id + :step * ${clients}) % ${restaurants}\n${statement.trim()};\n`
}

type Options = { bin: string; url: string; restaurants: number; folder: string; clients: number; seconds: number }

const run = promisify(execFile)

/** Runs pgbench with prepared statements, the same number of clients and the same statement. Its script is written to `folder`. */
export const pgbench = ({ bin, url, restaurants, folder, clients, seconds }: Options): Contender => {
  const file = join(folder, 'order.sql')
  writeFileSync(file, pgbenchScript(restaurants, clients))
  const parameters = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${Math.ceil(seconds)}`, '-D', 'step=0', '-f', file, url]
  return async () => {
    const { stdout } = await run(join(bin, 'pgbench'), parameters, { maxBuffer: 1e8 })
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!tps) throw new Error(stdout)
    return Number(tps)
  }
}
