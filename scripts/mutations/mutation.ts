// A bug that is put in on purpose, to see that a test finds it.
export type Mutation = {
  /** The bug, as a sentence. */
  name: string
  area: string
  file: string
  /** Text that stands exactly once in the file. */
  find: string
  replace: string
  /** The command that finds it and the names of its test files, as in `npm run api -- move-order`. */
  tests: readonly ['unit' | 'api', ...string[]]
}

/** The text with the bug. Throws when what it replaces does not stand exactly once. */
export const mutated = (text: string, { name, file, find, replace }: Mutation): string => {
  const [before, after, ...more] = text.split(find)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`“${name}”: ${file} does not have its text exactly once: ${find}`)
  return before + replace + after
}
