import { killPayments, type KillPaymentsResult } from '../../cloud-api/faults/payments/kill-payments.ts'
import { inFolder, onPostgres } from '../../cloud-api/faults/places.ts'
import { runWithSeeds } from '../../cloud-api/faults/with-seeds.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'

const print = ({ database, books, sums, webhooks, hits, refusals, left, unsettled, violations, inQuestion }: KillPaymentsResult) => {
  console.log(
    `${database}: what was stored, the sums in dirhams, the webhooks, the kills at failpoints, and the answers that are no outcome`,
  )
  console.table(books)
  console.table(sums)
  console.table(webhooks)
  console.table(hits)
  console.log(refusals)
  if (left > 0) console.log(`${database}: left over: ${JSON.stringify(unsettled)}`)
  for (const { what, detail } of violations.slice(0, 20)) console.log(`${database}: ${what}: ${detail}`)
  for (const text of inQuestion) console.log(text)
}

const places = { pglite: inFolder, postgres: onPostgres }

export const killPayingApi: FaultPart = async ({ kills, seed, databases }) => {
  logStep(
    `Killing the API ${kills} times on ${databases.join(' and ')} while diners pay, share bills and are refunded (seed ${seed}); some minutes`,
  )
  const results: KillPaymentsResult[] = []
  for (const database of databases) {
    const kill = async (each: number) => {
      const place = await places[database]()
      return killPayments(place, { kills, seed: each }).finally(place.end)
    }
    const result = await runWithSeeds(
      seed,
      kill,
      ({ outcomes, violations, left, failed }) => outcomes >= kills || violations.length + left + failed > 0,
    )
    print(result)
    results.push(result)
  }
  console.table(
    results.map(({ database, atFailpoints, sandboxKills, outcomes, shareOutcomes, moves, left, violations }) => ({
      database,
      kills,
      'at failpoints': atFailpoints,
      'kills of the gateway': sandboxKills,
      'payments answered': outcomes,
      'shares answered': shareOutcomes,
      'moves by counters': moves,
      'left over': left,
      violations: violations.length,
    })),
  )
  return countChecks(
    Object.fromEntries(
      results.flatMap(({ database, violations, left, failed, refusals, notReached }) => [
        [`payments on ${database}: the books agree`, violations.length === 0],
        [`payments on ${database}: everything was settled`, left === 0],
        [`payments on ${database}: no answer was a 500`, failed === 0],
        [`payments on ${database}: no request was above a limit`, !Object.keys(refusals).some((name) => / 429 /.test(name))],
        [
          `payments on ${database}: each failpoint was reached${notReached.length > 0 ? `, but ${notReached.join(', ')}` : ''}`,
          notReached.length === 0,
        ],
      ]),
    ),
  )
}
