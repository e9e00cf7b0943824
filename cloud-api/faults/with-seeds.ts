/** Runs without any event before the test itself counts as failed. */
const maxRuns = 5

/**
 * Returns the first run in which something happened. A run without any event proves nothing, so it is repeated with the next seed; a
 * violation counts as an event. Prints each seed.
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
