import { crashMessagesOnBoth } from '../../cloud-api/faults/messages/crash-messages.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'

export const killSenders: FaultPart = async ({ kills, seed }) => {
  logStep(`Killing the API ${kills} times while it sends mail and SMS on each database (seed ${seed}); some minutes`)
  const results = await crashMessagesOnBoth(kills, seed)
  console.table(results)
  return countChecks(
    Object.fromEntries(
      results.map(({ database, committed, lost, twice, wronglyNoted }) => [
        `messages on ${database}: none lost, none twice`,
        committed > 0 && lost + twice + wronglyNoted === 0,
      ]),
    ),
  )
}
