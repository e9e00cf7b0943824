// Static checks: types, format, lint, unused code.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Counts } from '../common/counts.ts'
import { runProgram } from '../common/program.ts'
import { root } from '../common/root.ts'

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

/** The projects of the root's tsconfig.json, which editors read as well. */
const readProjects = (): string[] => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { references: { path: string }[] } // its own format
  return references.map(({ path }) => path)
}

/** What the last run found is stored, so that the next one checks only what depends on a change. */
const incremental = (project: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`),
]

export const checkTypes = async (): Promise<Counts> => {
  const waiting = readProjects()
  const results: boolean[] = []
  const checkNext = async (): Promise<void> => {
    const project = waiting.shift()
    if (project === undefined) return
    results.push((await runProgram('tsc', ['--noEmit', '-p', project, ...incremental(project)], { env })).code === 0)
    await checkNext()
  }
  // One for each processor, because each needs up to a gigabyte or three.
  await Promise.all(Array.from({ length: availableParallelism() }, checkNext))
  return oneCheck(results.every(Boolean))
}
