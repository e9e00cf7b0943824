import { restartPostgres } from '../../cloud-api/faults/restart-postgres.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'
import { holds, judgedColumns } from './judged.ts'

const restarts = 20
/** Maximum milliseconds from the return of PostgreSQL until orders are taken again. */
const maxResume = 2_000

export const restartDatabase: FaultPart = async ({ seed }) => {
  logStep(`Ending PostgreSQL ${restarts} times under load; a minute or two`)
  const result = await restartPostgres({ restarts, seed })
  const { resumed, busy, withoutRetryAfter, failed } = result
  const inTime = resumed.filter((milliseconds) => milliseconds <= maxResume).length
  console.table([
    {
      restarts,
      'orders again in time': `${inTime} of ${restarts}`,
      'slowest ms': Math.max(...resumed),
      'answers 503': busy,
      'answers 500': failed,
      ...judgedColumns(result),
    },
  ])
  return countChecks({
    'PostgreSQL restarts: the history holds': holds('PostgreSQL restarts', result),
    [`PostgreSQL restarts: orders are taken within ${maxResume} ms of its return`]: inTime === restarts,
    'PostgreSQL restarts: meanwhile 503 with Retry-After, never 500': busy > 0 && withoutRetryAfter === 0 && failed === 0,
  })
}
