// All checks before a merge to main: types, format, lint, unused code, unit and API tests on both databases, the size of the
// first menu, the content of the desktop package, a smoke run of the benchmarks, browser tests, and a scan of what they left. CI runs exactly this. Every step runs even
// after a failure; the last line counts tests and checks together.
import { buildStale } from './common/build-stale.ts'
import { checkCanaries } from './canaries/check-canaries.ts'
import { createRecordings } from './canaries/recordings.ts'
import { checkPackage } from './check-package.ts'
import { addUp, endWith, type Counts } from './common/counts.ts'
import { runBrowserTests } from './e2e.ts'
import { firstMenuSize } from './checks/first-menu-size.ts'
import { logStep } from './common/root.ts'
import { smokeBenches } from './benches/run-benches.ts'
import { apiProjects, runVitest, unitProjects, type TestRun } from './common/run-vitest.ts'
import { slowest, timesOf, type TimedTest } from './common/slowest-tests.ts'
import { checkFormat, checkLint, checkTypes, checkUnusedCode, oneCheck } from './checks/static-checks.ts'
import { needSystemPackages } from './common/system-packages.ts'

const checkSizes = async (): Promise<Counts> => {
  await buildStale()
  const { bytes, limit, fits } = await firstMenuSize()
  logStep(`First menu of the diner app: ${(bytes / 1_000).toFixed(1)} of ${limit / 1_000} KB brotli`)
  return oneCheck(fits)
}

const recordings = createRecordings()
const runRecordedBrowserTests = () => {
  recordings.start()
  return runBrowserTests([])
}

const steps: { name: string; run: () => Promise<Counts & Partial<TestRun>> }[] = [
  { name: 'Types', run: checkTypes },
  { name: 'Format', run: checkFormat },
  { name: 'Lint, with types and boundaries', run: checkLint },
  { name: 'Unused code', run: checkUnusedCode },
  { name: 'Unit and API tests, the API on PGlite and on PostgreSQL', run: () => runVitest([...unitProjects, ...apiProjects]) },
  { name: 'Builds and their sizes', run: checkSizes },
  { name: 'Content of the desktop package', run: checkPackage },
  { name: 'Benchmarks, a smoke run of each', run: () => smokeBenches() },
  { name: 'Browser tests', run: runRecordedBrowserTests },
  { name: 'No card number, CVV or pin on our side', run: () => checkCanaries(recordings.folder) },
]

await needSystemPackages('chromium', 'postgres', 'redis')
const tests: TimedTest[] = []
const counts: Counts[] = []
const times: TimedTest[] = []
const failures: string[] = []
for (const { name, run } of steps) {
  logStep(name)
  const start = performance.now()
  const result = await run()
  times.push({ name, milliseconds: performance.now() - start })
  counts.push(result)
  tests.push(...(result.tests ?? []))
  if (result.failed > 0) failures.push(name, ...(result.failures ?? []))
}
recordings.remove()
logStep('The slowest tests')
console.log(timesOf(slowest(tests)))
logStep('The steps')
console.log(timesOf(times))
if (failures.length > 0) {
  logStep('What failed')
  console.log(failures.join('\n\n'))
}
endWith(addUp(counts))
