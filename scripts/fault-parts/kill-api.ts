import { crash, type CrashResult } from '../../cloud-api/faults/crash.ts'
import { orderFailpoints } from '../../cloud-api/src/platform/process/failpoints.ts'
import { inFolder, onPostgres } from '../../cloud-api/faults/places.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'
import { holds, judgedColumns } from './judged.ts'

/** Minimum number of confirmed orders, in total and per kill. */
const databases = [
  { make: inFolder, minOrders: 3_000, eachKill: 60 },
  { make: onPostgres, minOrders: 20_000, eachKill: 300 },
]

/** Every second kill is at a failpoint until each was used. */
const minKills = 2 * orderFailpoints.length

export const killApi: FaultPart = async ({ kills: wantedKills, seed }) => {
  const kills = Math.max(wantedKills, minKills)
  logStep(`Killing the API ${kills} times under load on each database (seed ${seed}); some minutes`)
  const results: (CrashResult & { wanted: number })[] = []
  for (const { make, minOrders, eachKill } of databases) {
    const place = await make()
    const wanted = Math.max(minOrders, kills * eachKill)
    results.push({ wanted, ...(await crash(place, { kills, seed, orders: wanted }).finally(place.end)) })
  }
  console.table(
    results.map((result) => ({
      database: result.database,
      kills,
      'at failpoints': result.atFailpoints,
      'while starting': result.whileStarting,
      sent: result.sent,
      unanswered: result.unanswered,
      ...judgedColumns(result),
    })),
  )
  return countChecks(
    Object.fromEntries(
      results.flatMap((result) => {
        const { database, wanted, acknowledged, notReached, failed } = result
        return [
          [`${database}: the history holds`, holds(database, result)],
          [`${database}: at least ${wanted} orders were acknowledged`, acknowledged >= wanted],
          [
            `${database}: each failpoint was reached${notReached.length > 0 ? `, but ${notReached.join(', ')}` : ''}`,
            notReached.length === 0,
          ],
          [`${database}: no answer was a 500`, failed === 0],
        ]
      }),
    ),
  )
}
