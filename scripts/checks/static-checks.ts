// Static checks: types, format, lint, unused code.
import type { Counts } from '../common/counts.ts'
import { runProgram } from '../common/program.ts'

const passed: Counts = { passed: 1, failed: 0, skipped: 0 }
const failed: Counts = { passed: 0, failed: 1, skipped: 0 }

/** One check that passed or failed. */
export const oneCheck = (isPassed: boolean): Counts => (isPassed ? passed : failed)

const programs = {
  format: ['oxfmt', '--check', '.'],
  lint: ['oxlint', '.'],
  unusedCode: ['knip', '--config', '.knip.json'],
} as const

/** The compiler and the linter are programs in Go, which collect their garbage less often while they need less memory than this: a quarter less processor time. */
const env = { GOGC: '400', GOMEMLIMIT: '3GiB' }

const check = async ([program, ...parameters]: readonly [string, ...string[]]): Promise<Counts> =>
  oneCheck((await runProgram(program, parameters, { env })).code === 0)

export const checkFormat = () => check(programs.format)
export const checkLint = () => check(programs.lint)
export const checkUnusedCode = () => check(programs.unusedCode)

/** The last run's result is stored, so that the next one checks only what depends on a change. Several checkers would each compute the types of `shared`. */
const types = ['tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo', '--checkers', '1'] as const

export const checkTypes = () => check(types)
