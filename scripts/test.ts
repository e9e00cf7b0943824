// `npm test`: the steps that a change needs, and that CI runs. `npm run test:full`: the same steps with everything that takes longer, and
// its additional steps; nightly and before a release. `npm test -- types unit` runs some steps, `npm test -- browser --shard 1/2` half of
// the browser tests. Every step runs even after a failure; the last line counts tests and checks together.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startsVariable } from '../cloud-api/testing/servers/record-start.ts'
import { smokeBenches } from './benches/run-benches.ts'
import { checkBrowserFloor } from './browser-floor/check-browser-floor.ts'
import { checkCanaries } from './canaries/check-canaries.ts'
import { createRecordings } from './canaries/recordings.ts'
import { checkPackage } from './check-package.ts'
import { firstMenuSize } from './checks/first-menu-size.ts'
import { oneCheck, runStaticChecks, staticChecks } from './checks/static-checks.ts'
import { buildStale } from './common/build-stale.ts'
import { addUp, endWith, type Counts } from './common/counts.ts'
import { logStep } from './common/root.ts'
import { apiProjects, runVitest, unitProjects, type TestRun } from './common/run-vitest.ts'
import { canInstall, needSystemPackages } from './common/system-packages.ts'
import { fullVariable } from './common/test-scope.ts'
import { findSlowest, formatTimes, measure, type Timed } from './common/timed.ts'
import { runBrowserTests } from './e2e.ts'

const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false }, shard: { type: 'string' } },
  allowPositionals: true,
})
if (values.full) process.env[fullVariable] = '1'

const checkBuilds = async (): Promise<Counts & { failures: string[] }> => {
  await buildStale()
  const newer = checkBrowserFloor()
  logStep(`Scripts that the oldest supported browsers run: ${newer.length === 0 ? 'all' : newer.join('; ')}`)
  const { bytes, limit, fits } = await firstMenuSize()
  logStep(`First menu of the diner app: ${(bytes / 1_000).toFixed(1)} of ${limit / 1_000} KB brotli`)
  return { ...addUp([oneCheck(newer.length === 0), oneCheck(fits)]), failures: newer }
}

/** Whether a part runs: all parts, or only the named ones. */
const isWanted = (id: string) => positionals.length === 0 || positionals.includes(id)

const testBelowBrowser = (): Promise<TestRun> =>
  runVitest([...(isWanted('unit') ? unitProjects : []), ...(isWanted('api') ? apiProjects : [])])

/** Records the browser tests, and searches the recordings for card numbers. */
const testBrowsers = async (): Promise<StepResult> => {
  const recordings = createRecordings()
  recordings.start()
  const run = await runBrowserTests(values.shard ? [`--shard=${values.shard}`] : [])
  logStep('No card number, CVV or pin on our side')
  const canaries = await checkCanaries(recordings.folder, { isWhole: values.shard === undefined })
  recordings.remove()
  return { ...run, ...addUp([run, canaries]) }
}

/** `ids`: the names of the step's parts. */
type Step = { ids: string[]; name: string; isFullOnly?: true; run: () => Promise<StepResult> }
type StepResult = Counts & Partial<TestRun>

const allSteps: Step[] = [
  { ids: ['unit', 'api'], name: 'Rules, screens and scripts; the API', run: testBelowBrowser },
  { ids: ['builds'], name: 'Builds, their sizes and the browsers that run them', run: checkBuilds },
  { ids: ['browser'], name: 'Browser tests', run: testBrowsers },
  { ids: ['package'], name: 'Content of the desktop package', isFullOnly: true, run: checkPackage },
  { ids: ['benches'], name: 'Benchmarks, a smoke run of each', isFullOnly: true, run: () => smokeBenches() },
]

const known = [...allSteps.flatMap(({ ids }) => ids), ...staticChecks.map(({ id }) => id)]
const unknown = positionals.filter((id) => !known.includes(id))
if (unknown.length > 0) throw new Error(`There is no step “${unknown.join(', ')}”. There are: ${known.join(', ')}.`)
const steps: Step[] = allSteps.filter(({ ids, isFullOnly }) => (positionals.length > 0 ? ids.some(isWanted) : values.full || !isFullOnly))

/** A step that could not run counts as failed, and the next step runs. */
const toFailure = (error: unknown): StepResult => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
})

/** The checks start with the first step and are awaited after the last: the other steps leave a fifth of the processors idle. */
const checks = staticChecks.filter(({ id }) => isWanted(id))
if (checks.length > 0) {
  const checked = runStaticChecks(checks).catch(toFailure)
  steps.push({ ids: [], name: 'Types, format, lint, unused code', run: () => checked })
}

const folder = mkdtempSync(join(tmpdir(), 'sufra-starts-'))
process.env[startsVariable] = join(folder, 'starts.txt')

/** Test files that started their own app, database or browser, with the number of starts. */
const readOwnStarts = (): string[] => {
  try {
    const lines = readFileSync(join(folder, 'starts.txt'), 'utf8').trimEnd().split('\n')
    return [...Map.groupBy(lines, (line) => line)].map(([line, all]) => `${line}${all.length > 1 ? ` × ${all.length}` : ''}`).toSorted()
  } catch {
    return [] // the list is missing when nothing was started
  }
}

// All packages are installed at once for a complete run; a step that runs alone installs the ones that it needs.
if (positionals.length === 0) await needSystemPackages('chromium', 'redis', ...(canInstall() ? (['postgres'] as const) : []))
const files: Timed[] = []
const counts: Counts[] = []
const times: Timed[] = []
const failures: string[] = []
for (const { name, run } of steps) {
  logStep(name)
  const { result, time } = await measure(name, () => run().catch(toFailure))
  times.push(time)
  counts.push(result)
  files.push(...(result.files ?? []))
  if (result.failed > 0) failures.push(name, ...(result.failures ?? []))
}
logStep('Files that start an app, a database or a browser of their own')
console.log(readOwnStarts().join('\n'))
rmSync(folder, { recursive: true, force: true })
logStep('The slowest files')
console.log(formatTimes(findSlowest(files)))
logStep('The steps')
console.log(formatTimes(times))
if (failures.length > 0) {
  logStep('Failures')
  console.log(failures.join('\n\n'))
}
endWith(addUp(counts))
