// `npm run test:faults`, or `npm run test:faults -- --kills 1000 --seed 7`: kills the API under load on each database and prints what came of it.
import { parseArgs } from 'node:util'
import { crashBoth } from '../cloud-api/faults/crash.ts'
import { closingLine } from './counts.ts'
import { say } from './root.ts'
import { needSystemPackages } from './system-packages.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '1974' } } })
const kills = Number(values.kills)
const seed = Number(values.seed)

await needSystemPackages('postgres')
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
const failed = results.filter(({ violations, acknowledged }) => violations.length > 0 || acknowledged === 0).length
console.log(closingLine({ passed: results.length - failed, failed, skipped: 0 }))
process.exitCode = failed > 0 ? 1 : 0
