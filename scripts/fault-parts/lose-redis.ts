import { loseRedis } from '../../cloud-api/faults/lose-redis.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'
import { holds, judgedColumns } from './judged.ts'

/** Maximum milliseconds from an order to each counter; feeds are polled every five seconds. */
const maxDelivery = 6_000

export const loseBus: FaultPart = async ({ seed }) => {
  logStep('Killing, suspending and delaying Redis under two API instances (takes a minute)')
  const result = await loseRedis({ seed })
  const { p99, subscribedAgain, failed, givenUp } = result
  const columns = Object.fromEntries(Object.entries(p99).map(([name, milliseconds]) => [`p99 ms ${name}`, milliseconds]))
  console.table([{ ...columns, 'subscribed again': subscribedAgain, ...judgedColumns(result) }])
  return countChecks({
    'Redis away: the history holds': holds('Redis away', result),
    'Redis away: each order was taken': givenUp === 0 && failed === 0,
    [`Redis away: p99 from an order to each counter is at most ${maxDelivery} ms`]: Object.values(p99).every((each) => each <= maxDelivery),
    'Redis away: both instances subscribe again': subscribedAgain,
  })
}
