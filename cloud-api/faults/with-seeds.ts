/** Runs that may take another seed before a run in which nothing happened counts as a failure of the test itself. */
const maxRuns = 5

/**
 * Returns the first run in which something happened: one in which nothing did proves nothing, so it is made again with the next seed. A violation is something
 * that happened. Prints each seed.
 */
export const runWithSeeds = async <Result>(
  first: number,
  run: (seed: number) => Promise<Result>,
  hasHappened: (result: Result) => boolean,
): Promise<Result> => {
  for (let seed = first; seed < first + maxRuns; seed += 1) {
    console.log(`  seed ${seed}`)
    const result = await run(seed)
    if (hasHappened(result)) return result
  }
  throw new Error(`nothing happened in ${maxRuns} runs, with the seeds from ${first}`)
}
