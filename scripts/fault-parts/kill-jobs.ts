import { killJobs } from '../../cloud-api/faults/jobs/kill-jobs.ts'
import { reminders } from '../../cloud-api/faults/jobs/reminders.ts'
import { subscriptions } from '../../cloud-api/faults/jobs/subscriptions.ts'
import { onPostgres } from '../../cloud-api/faults/places.ts'
import { addUp, type Counts } from '../common/counts.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'

/** Each check has its own database and its number of kills. */
const checks = [reminders, subscriptions]

export const killJobCopies: FaultPart = async ({ kills, seed }) => {
  const counted: Counts[] = []
  for (const check of checks) {
    logStep(
      `Killing two copies of the API ${kills} times while both run jobs of ${check.name} and the clock is moved (seed ${seed}); some minutes`,
    )
    const place = await onPostgres()
    const result = await killJobs(place, { kills, seed, check }).finally(place.end)
    const { hits, notReached, counts, violations } = result
    console.table([{ kills: result.kills, 'had finished before': result.idle, ...counts, violations: violations.length }])
    console.table(hits)
    for (const { what, detail } of violations.slice(0, 20)) console.log(`${what}: ${detail}`)
    counted.push(
      countChecks({
        [`jobs of ${check.name}: everything exactly once`]: violations.length === 0 && result.kills >= kills,
        [`jobs of ${check.name}: each failpoint was reached${notReached.length > 0 ? `, but ${notReached.join(', ')}` : ''}`]:
          notReached.length === 0,
      }),
    )
  }
  return addUp(counted)
}
