// `npm run bench`, or `npm run bench -- orders menu`: ratios measured in one run, printed as a table and written to bench/results.json.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchMenu } from '../cloud-api/bench/menu.bench.ts'
import { benchOrders } from '../cloud-api/bench/orders.bench.ts'
import type { Result } from '../cloud-api/bench/result.ts'
import { benchBoard } from '../desktop/bench/board.bench.ts'
import { benchDesktop } from '../desktop/bench/desktop.bench.ts'
import { buildDesktop, buildStale } from './build-stale.ts'
import { root, say } from './root.ts'
import { findChromium, needSystemPackages } from './system-packages.ts'

const benches: Record<string, (report: (result: Result) => void) => Promise<void>> = {
  orders: benchOrders,
  menu: benchMenu,
  desktop: benchDesktop,
  board: benchBoard,
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) throw new Error(`There is no benchmark “${unknown.join(', ')}”. There are: ${Object.keys(benches).join(', ')}.`)

await needSystemPackages('postgres', 'chromium')
process.env.CHROMIUM ??= findChromium()
await buildStale()
await buildDesktop()
const results: Result[] = []
const report = (result: Result) => {
  results.push(result)
  const { median, low, high, isQuiet } = result.comparison
  say(
    `${result.what} / ${result.against}: ${isQuiet ? `${median.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]` : 'the machine is too busy to say'}`,
  )
}
say('Each comparison takes about a minute and a half')
for (const [name, bench] of Object.entries(benches)) if (asked.length === 0 || asked.includes(name)) await bench(report)

const standing = ({ comparison, reach, floor }: Result) => {
  if (!comparison.isQuiet) return 'too busy to say'
  if (comparison.median >= reach) return 'reached'
  return comparison.median >= floor ? 'above the floor' : 'below the floor'
}
console.table(
  results.map((result) => ({
    what: result.what,
    against: result.against,
    ours: Number(result.comparison.ours.toPrecision(4)),
    limit: Number(result.comparison.limit.toPrecision(4)),
    ratio: Number(result.comparison.median.toFixed(3)),
    'low, high': `${result.comparison.low.toFixed(3)}, ${result.comparison.high.toFixed(3)}`,
    'limit/itself': `${result.comparison.itself.low.toFixed(3)}, ${result.comparison.itself.high.toFixed(3)}`,
    reach: result.reach,
    floor: result.floor,
    standing: standing(result),
  })),
)
mkdirSync(join(root, 'bench'), { recursive: true })
writeFileSync(join(root, 'bench/results.json'), JSON.stringify({ cores: cpus().length, node: process.version, results }, null, 2))
const missed = results.filter((result) => standing(result) === 'below the floor').length
process.exitCode = missed > 0 ? 1 : 0
