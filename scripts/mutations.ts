// `npm run test:mutations`, or only mutations with a matching name or area (`npm run test:mutations -- outbox refund`): puts one bug after
// another into a copy of the checkout, and fails unless the tests named for it find it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runProgram } from './common/program.ts'
import { logStep } from './common/root.ts'
import { copyCheckout } from './mutations/checkout-copy.ts'
import { mutated, type Mutation } from './mutations/mutation.ts'
import { ruleMutations } from './mutations/rule-mutations.ts'
import { serverMutations } from './mutations/server-mutations.ts'

type Tests = readonly [command: string, ...names: string[]]

const wanted = process.argv.slice(2)
const all = [...serverMutations, ...ruleMutations]
const mutations = wanted.length === 0 ? all : all.filter(({ name, area }) => wanted.some((part) => `${area} ${name}`.includes(part)))
if (mutations.length === 0) throw new Error(`There is no mutation “${wanted.join(', ')}”.`)

const folder = await copyCheckout()

/** The scripts run without `scripts/run.mjs`, which would install the packages once more. */
const runTests = async ([command, ...names]: Tests) => {
  const { code, output } = await runProgram(process.execPath, [join(folder, 'scripts', `${command}.ts`), ...names], {
    cwd: folder,
    quiet: true,
    env: { NO_COLOR: '1' },
  })
  return { hasPassed: code === 0, output: stripVTControlCharacters(output) }
}

/** The first failed test. Undefined when a file could not be loaded, because broken code proves nothing. */
const findFailedTest = (output: string) =>
  /Failed Suites|SyntaxError/.test(output) ? undefined : /^ *FAIL +(\S.* > .*)$/m.exec(output)?.[1]

const checkUnbroken = async () => {
  for (const [command, group] of Map.groupBy(mutations, ({ tests }) => tests[0])) {
    const names = new Set(group.flatMap(({ tests: [, ...each] }) => each))
    logStep(`Without a bug: npm run ${command} -- ${[...names].join(' ')}`)
    const { hasPassed, output } = await runTests([command, ...names])
    if (!hasPassed) throw new Error(`The tests fail without any bug:\n${output}`)
  }
}

const tryMutation = async (mutation: Mutation) => {
  const { area, name, tests } = mutation
  const file = join(folder, mutation.file)
  const text = readFileSync(file, 'utf8')
  const start = performance.now()
  writeFileSync(file, mutated(text, mutation))
  const { hasPassed, output } = await runTests(tests)
  writeFileSync(file, text)
  const foundBy = hasPassed ? undefined : findFailedTest(output)
  if (!hasPassed && foundBy === undefined) console.log(output)
  console.log(`  ${foundBy === undefined ? '✗' : '✓'} ${area}: ${name}`)
  return { area, mutation: name, foundBy, seconds: Math.round((performance.now() - start) / 1_000) }
}

await checkUnbroken()
logStep(`${mutations.length} mutations`)
const results: Awaited<ReturnType<typeof tryMutation>>[] = []
for (const mutation of mutations) results.push(await tryMutation(mutation))
for (const { area, mutation, foundBy, seconds } of results) console.log(`${area} | ${mutation} | ${foundBy ?? 'NOT FOUND'} | ${seconds} s`)
const survived = results.filter(({ foundBy }) => foundBy === undefined).length
console.log(`${results.length - survived} found, ${survived} not found`)
process.exitCode = survived > 0 ? 1 : 0
