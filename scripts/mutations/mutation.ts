// A bug that is put in on purpose, to check that a test finds it.
export type Mutation = {
  /** The bug, as a sentence. */
  name: string
  area: string
  file: string
  /** Text that occurs exactly once in the file. */
  find: string
  replace: string
  /** The command that finds the bug and the names of its test files, as in `npm run api -- move-order`. */
  tests: readonly ['unit' | 'api', ...string[]]
}

/** Returns the text with the bug. Throws when the replaced part does not occur exactly once. */
export const mutated = (text: string, { name, file, find, replace }: Mutation): string => {
  const [before, after, ...more] = text.split(find)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`“${name}”: ${file} does not have its text exactly once: ${find}`)
  return before + replace + after
}
