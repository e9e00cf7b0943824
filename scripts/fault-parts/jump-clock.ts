import { jumpClock, type JumpResult } from '../../cloud-api/faults/jump-clock.ts'
import { inFolder, onPostgres } from '../../cloud-api/faults/places.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'
import { holds, judgedColumns } from './judged.ts'

const ordersEach = 100

export const jumpApiClock: FaultPart = async ({ seed }) => {
  logStep('Moving the API’s clock by a day and back, and back by an hour, under load on each database; half a minute')
  const results: JumpResult[] = []
  for (const make of [inFolder, onPostgres]) {
    const place = await make()
    results.push(await jumpClock(place, { seed, ordersEach }).finally(place.end))
  }
  console.table(results.map((result) => ({ database: result.database, jumps: result.jumps, ...judgedColumns(result) })))
  return countChecks(
    Object.fromEntries(
      results.flatMap((result) => [
        [`clock jumps on ${result.database}: the history holds`, holds(`clock jumps on ${result.database}`, result)],
        [
          `clock jumps on ${result.database}: orders are taken after each`,
          result.minOrders >= ordersEach && result.failed + result.givenUp === 0,
        ],
      ]),
    ),
  )
}
