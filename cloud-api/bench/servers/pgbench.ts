import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { placeOrderSql } from '../../src/orders/placing/place-order.sql.ts'
import type { BareOrders } from './bare-orders.ts'
import type { Contender } from '../measure/compare.ts'

type Options = { bin: string; url: string; orders: BareOrders; folder: string; clients: number; seconds: number }

const run = promisify(execFile)
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const maxScripts = 120 // pgbench takes at most 128

/**
 * pgbench, prepared, as many clients, the same statement: one script a restaurant, with its id and order as constants. Ids and keys are made by the
 * database, since pgbench cannot. The scripts are written to `folder`.
 */
export const pgbench = ({ bin, url, orders, folder, clients, seconds }: Options): Contender => {
  const fresh = `jsonb_build_object('id', left(replace(gen_random_uuid()::text, '-', ''), 22), 'payment_id', gen_random_uuid(), 'key', gen_random_uuid()::text, 'device_id', gen_random_uuid()::text)`
  const files = orders.slice(0, maxScripts).flatMap(({ restaurantId, row }, index) => {
    const file = join(folder, `order-${index}.sql`)
    // A space after each colon: pgbench takes `:null` for a variable.
    const order = `(${quoted(JSON.stringify(row, null, 1))}::jsonb || ${fresh})`
    writeFileSync(file, `${placeOrderSql.replaceAll('$2::text::jsonb', order).replaceAll('$1::uuid', `${quoted(restaurantId)}::uuid`)};\n`)
    return ['-f', file]
  })
  const parameters = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(Math.ceil(seconds)), ...files, url]
  return async () => {
    const { stdout } = await run(join(bin, 'pgbench'), parameters, { maxBuffer: 1e8 })
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!tps) throw new Error(stdout)
    return Number(tps)
  }
}
