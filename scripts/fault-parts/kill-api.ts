import { crashBoth } from '../../cloud-api/faults/crash.ts'
import { say } from '../root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'

export const killApi: FaultPart = async ({ kills, seed }) => {
  say(`Killing the API ${kills} times under load on each database (seed ${seed}); some minutes`)
  const results = await crashBoth(kills, seed)
  console.table(
    results.map(({ database, sent, acknowledged, unanswered, stored, violations }) => ({
      database,
      kills,
      sent,
      acknowledged,
      unanswered,
      stored,
      lost: violations.filter(({ what }) => what === 'lost').length,
      twice: violations.filter(({ what }) => what === 'stored twice' || what.startsWith('one key')).length,
      violations: violations.length,
    })),
  )
  for (const { database, violations } of results)
    for (const { what, detail } of violations.slice(0, 20)) console.log(`${database}: ${what}: ${detail}`)
  return countChecks(
    Object.fromEntries(
      results.map(({ database, violations, acknowledged }) => [`${database} holds`, violations.length === 0 && acknowledged > 0]),
    ),
  )
}
