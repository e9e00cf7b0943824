// Static checks: types, format, lint, unused code.
import type { Counts } from '../common/counts.ts'
import { runProgram } from '../common/program.ts'

const passed: Counts = { passed: 1, failed: 0, skipped: 0 }
const failed: Counts = { passed: 0, failed: 1, skipped: 0 }

/** The count of one check that passed or failed. */
export const oneCheck = (isPassed: boolean): Counts => (isPassed ? passed : failed)

/**
 * The compiler and the linter are programs in Go. Up to this memory limit they collect their garbage less often, which saves a quarter of
 * the processor time. Each uses one processor, since several checkers would each compute the types of `shared`. This takes half the
 * processor time of two checkers, and is not slower.
 */
const env = { GOGC: '400', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' }

export const staticChecks = [
  // The last run's result is stored, so that the next run checks only files that depend on a change.
  {
    id: 'types',
    name: 'Types',
    program: ['tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo', '--checkers', '1'],
  },
  { id: 'format', name: 'Format', program: ['oxfmt', '--check', '.'] },
  { id: 'lint', name: 'Lint, with types and boundaries', program: ['oxlint', '--threads', '1', '.'] },
  { id: 'unused', name: 'Unused code', program: ['knip', '--config', '.knip.json'] },
] as const satisfies { id: string; name: string; program: readonly [string, ...string[]] }[]

/** Runs the checks one after the other while other steps leave processors idle; their output is shown as each ends. */
export const runStaticChecks = async (checks: readonly (typeof staticChecks)[number][]): Promise<Counts & { failures: string[] }> => {
  const failures: string[] = []
  for (const { name, program } of checks) {
    const [command, ...parameters] = program
    const { code, output } = await runProgram(command, parameters, { env, quiet: true, isPatient: true })
    if (code === 0) continue
    console.log(output)
    failures.push(`${name}\n${output}`)
  }
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures }
}
