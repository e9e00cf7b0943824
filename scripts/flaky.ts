// `npm run test:flaky -- 5`: runs `npm test` that often, each time with the files in another order, and lists the failures. `--busy` keeps
// every processor busy during the runs, `--seed 7` starts with another order.
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { endWith } from './common/counts.ts'
import { runProgram } from './common/program.ts'
import { logStep } from './common/root.ts'

const { values, positionals } = parseArgs({
  options: { busy: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const [runs, seed] = [Number(positionals[0] ?? 5), Number(values.seed)]
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed))
  throw new Error('Usage: npm run test:flaky -- <runs> [--busy] [--seed <number>]')

/** Starts a process for each processor that only computes. */
const keepBusy = () =>
  Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))

const logs = mkdtempSync(join(tmpdir(), 'sufra-flaky-'))
const listed = '• Failures\n'

/** The output from the list of failures on; empty without failures. */
const readFailures = (output: string) => (output.includes(listed) ? output.slice(output.indexOf(listed) + listed.length) : '')

const busy = values.busy ? keepBusy() : []
process.on('exit', () => busy.forEach((each) => each.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const results: { run: number; seed: number; minutes: string; result: string; failures: string }[] = []
for (let run = 1; run <= runs; run += 1) {
  const shuffle = seed + run - 1
  logStep(`Run ${run} of ${runs}, seed ${shuffle}`)
  const start = performance.now()
  const { code, output } = await runProgram('node', ['scripts/test.ts'], { env: { SUFRA_TEST_SHUFFLE: String(shuffle) }, quiet: true })
  writeFileSync(join(logs, `${shuffle}.log`), output)
  const result = output.trimEnd().split('\n').at(-1) ?? ''
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log(`  ${result}, ${minutes} minutes`)
  results.push({
    run,
    seed: shuffle,
    minutes,
    result: code === 0 ? result : `${result} (exit code ${code})`,
    failures: readFailures(output),
  })
}
logStep(values.busy ? 'The runs, with every processor kept busy' : 'The runs')
console.log(`Their output is in ${logs}`)
console.table(results, ['run', 'seed', 'minutes', 'result'])
for (const { run, failures } of results) if (failures) console.log(`Run ${run}:\n${failures}`)
const failed = results.filter(({ result }) => !/, 0 failed, /.test(result) || result.includes('exit code')).length
endWith({ passed: runs - failed, failed, skipped: 0 })
