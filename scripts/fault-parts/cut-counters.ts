import { cutCounters } from '../../desktop/faults/counter-cuts.ts'
import { buildDesktop, buildStale } from '../common/build-stale.ts'
import { logStep } from '../common/root.ts'
import { findChromium, needSystemPackages } from '../common/system-packages.ts'
import { countChecks, type FaultPart } from './fault-part.ts'

/** Makes half of the kills with each of the two kinds of counter. */
export const cutCounterNetworks: FaultPart = async ({ kills, seed }) => {
  const cuts = Math.max(1, Math.round(kills / 2))
  logStep(
    `Cutting the network of counters whose access token has expired, ${cuts} times a desktop and ${cuts} times a browser (seed ${seed}); some minutes`,
  )
  await needSystemPackages('chromium')
  await buildDesktop()
  await buildStale()
  process.env.CHROMIUM ??= findChromium()
  const results = await cutCounters({ cuts, seed })
  console.table(results.map(({ problems, ...figures }) => ({ ...figures, problems: problems.length })))
  for (const { problems } of results) for (const problem of problems.slice(0, 40)) console.log(problem)
  return countChecks(
    Object.fromEntries(
      results.map(({ counter, cuts: made, connectedWithin5s, missed, twice, problems }) => [
        `a ${counter} counter is connected within 5 s of each of ${cuts} cuts, and misses nothing`,
        made === cuts && connectedWithin5s === cuts && missed + twice + problems.length === 0,
      ]),
    ),
  )
}
