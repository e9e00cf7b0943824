// `npm run bench`, or `npm run bench -- orders menu`: ratios measured in one run, printed as a table and written to bench/results.json.
// `npm run bench -- --smoke` runs each contender for a moment without a verdict, like `npm run test:full`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isFailure, verdictOf, type Result } from '../cloud-api/bench/measure/result.ts'
import { endWith } from './common/counts.ts'
import { root, logStep } from './common/root.ts'
import { benchNames, runBenches, smokeBenches } from './benches/run-benches.ts'

const rowOf = (result: Result) => ({
  what: result.what,
  against: result.against,
  ours: Number(result.comparison.ours.toPrecision(4)),
  limit: Number(result.comparison.limit.toPrecision(4)),
  ratio: Number(result.comparison.median.toFixed(3)),
  'low, high': `${result.comparison.low.toFixed(3)}, ${result.comparison.high.toFixed(3)}`,
  'limit/itself': `${result.comparison.itself.low.toFixed(3)}, ${result.comparison.itself.high.toFixed(3)}`,
  tries: result.comparison.tries,
  reach: Number(result.reach.toFixed(3)),
  floor: Number(result.floor.toFixed(3)),
  verdict: verdictOf(result),
})

const logResult = (result: Result) => {
  const { median, low, high, isQuiet, tries } = result.comparison
  const ratio = `${median.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`
  logStep(`${result.what} / ${result.against}: ${isQuiet ? ratio : `the machine is too busy for a verdict after ${tries} tries`}`)
}

const measure = async (names: string[]) => {
  logStep('Each benchmark takes up to two minutes, longer on a busy machine')
  const loadBefore = loadavg()
  const ran = await runBenches(names, 'full', logResult)
  const results = ran.flatMap((bench) => bench.results)
  console.table(results.map(rowOf))
  for (const { name, problem } of ran) if (problem !== undefined) console.error(`The benchmark ${name} failed: ${problem}`)
  mkdirSync(join(root, 'bench'), { recursive: true })
  const machine = { cores: cpus().length, node: process.version, loadBefore, loadAfter: loadavg() }
  writeFileSync(join(root, 'bench/results.json'), JSON.stringify({ ...machine, results }, null, 2))
  const isMissed = results.some((result) => isFailure(verdictOf(result)))
  process.exitCode = isMissed || ran.some(({ problem }) => problem !== undefined) ? 1 : 0
}

const { values, positionals } = parseArgs({ options: { smoke: { type: 'boolean', default: false } }, allowPositionals: true })
const unknown = positionals.filter((name) => !benchNames.includes(name))
if (unknown.length > 0) throw new Error(`There is no benchmark “${unknown.join(', ')}”. There are: ${benchNames.join(', ')}.`)
const names = positionals.length > 0 ? positionals : benchNames
if (values.smoke) endWith(await smokeBenches(names))
else await measure(names)
