import { loseRedis } from '../../cloud-api/faults/lose-redis.ts'
import { say } from '../root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'
import { holds, judgedColumns } from './judged.ts'

/** Milliseconds: counters poll every five seconds. */
const maxDelivery = 6_000

export const loseBus: FaultPart = async ({ seed }) => {
  say('Killing Redis, hanging it and making it late under two copies of the API; a minute')
  const result = await loseRedis({ seed })
  const { p99, subscribedAgain, failed, givenUp } = result
  const columns = Object.fromEntries(Object.entries(p99).map(([name, milliseconds]) => [`p99 ms ${name}`, milliseconds]))
  console.table([{ ...columns, 'subscribed again': subscribedAgain, ...judgedColumns(result) }])
  return countChecks({
    'Redis away: the history holds': holds('Redis away', result),
    'Redis away: each order was taken': givenUp === 0 && failed === 0,
    [`Redis away: p99 from an order to each counter is at most ${maxDelivery} ms`]: Object.values(p99).every((each) => each <= maxDelivery),
    'Redis away: both copies subscribe again': subscribedAgain,
  })
}
