// `npm run test:faults`: every part; `npm run test:faults -- api messages --kills 1000 --seed 7`: these parts. Each injects faults into real processes and prints
// the results.
import { parseArgs } from 'node:util'
import { addUp, endWith, type Counts } from './common/counts.ts'
import { breakDesktopFiles } from './fault-parts/break-files.ts'
import { cutCounterNetworks } from './fault-parts/cut-counters.ts'
import { faultDatabases, type FaultPart } from './fault-parts/fault-part.ts'
import { fillApiDisk } from './fault-parts/fill-disk.ts'
import { jumpApiClock } from './fault-parts/jump-clock.ts'
import { killApi } from './fault-parts/kill-api.ts'
import { killJobCopies } from './fault-parts/kill-jobs.ts'
import { killOneCopy } from './fault-parts/kill-copy.ts'
import { killDesktop } from './fault-parts/kill-desktop.ts'
import { killPayingApi } from './fault-parts/kill-payments.ts'
import { killSenders } from './fault-parts/kill-senders.ts'
import { loseBus } from './fault-parts/lose-redis.ts'
import { restartDatabase } from './fault-parts/restart-postgres.ts'
import { deployRolling } from './fault-parts/rolling-deploy.ts'
import { logStep } from './common/root.ts'
import { needSystemPackages } from './common/system-packages.ts'

const parts: Record<string, FaultPart> = {
  api: killApi,
  postgres: restartDatabase,
  redis: loseBus,
  copies: killOneCopy,
  disk: fillApiDisk,
  clock: jumpApiClock,
  deploy: deployRolling,
  messages: killSenders,
  jobs: killJobCopies,
  payments: killPayingApi,
  desk: killDesktop,
  files: breakDesktopFiles,
  cuts: cutCounterNetworks,
}

const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: process.env.SUFRA_TEST_SEED ?? '1974' },
    database: { type: 'string' },
  },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) throw new Error(`There is no part “${unknown.join(', ')}”. There are: ${Object.keys(parts).join(', ')}.`)
const { database } = values
const databases = faultDatabases.filter((each) => database === undefined || each === database)
if (databases.length === 0) throw new Error(`There is no database “${database}”. There are: ${faultDatabases.join(', ')}.`)
const options = { kills: Number(values.kills), seed: Number(values.seed), databases }

await needSystemPackages('postgres', 'redis')
const counts: Counts[] = []
const times: { part: string; seconds: number; passed: number; failed: number; skipped: number }[] = []
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const start = performance.now()
  const count = await run(options)
  counts.push(count)
  times.push({ part: name, seconds: Math.round((performance.now() - start) / 1_000), ...count })
}
logStep('The parts')
console.table(times)
endWith(addUp(counts))
