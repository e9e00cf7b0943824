import { killJobs } from '../../cloud-api/faults/jobs/kill-jobs.ts'
import { reminders } from '../../cloud-api/faults/jobs/reminders.ts'
import { onPostgres } from '../../cloud-api/faults/places.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'

export const killJobCopies: FaultPart = async ({ kills, seed }) => {
  logStep(`Killing two copies of the API ${kills} times while both run jobs and the clock is moved (seed ${seed}); some minutes`)
  const place = await onPostgres()
  const result = await killJobs(place, { kills, seed, checks: [reminders] }).finally(place.end)
  const { hits, notReached, counts, violations } = result
  console.table([{ kills: result.kills, 'had finished before': result.idle, ...counts, violations: violations.length }])
  console.table(hits)
  for (const { what, detail } of violations.slice(0, 20)) console.log(`${what}: ${detail}`)
  return countChecks({
    'jobs of two copies: everything exactly once': violations.length === 0 && result.kills >= kills,
    [`jobs of two copies: each failpoint was reached${notReached.length > 0 ? `, but ${notReached.join(', ')}` : ''}`]:
      notReached.length === 0,
  })
}
