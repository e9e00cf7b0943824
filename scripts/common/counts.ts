export type Counts = { passed: number; failed: number; skipped: number }

export const addUp = (all: Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({ passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped }),
    {
      passed: 0,
      failed: 0,
      skipped: 0,
    },
  )

/** The last line of every test command. */
const closingLine = ({ passed, failed, skipped }: Counts) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** The reason why a run of chosen tests has failed without a failed test: an unknown name or title would look as if all had passed. */
export const noneRan = ({ passed, failed }: Counts, chosen: readonly string[]): string | undefined =>
  passed + failed > 0 || chosen.length === 0 ? undefined : `No test has run: none is chosen by ${chosen.join(' ')}.`

/** Prints the closing line, and sets the exit code to 1 when a test failed or none of the chosen tests ran. */
export const endWith = (counts: Counts, chosen: readonly string[] = []): void => {
  console.log(closingLine(counts))
  const problem = noneRan(counts, chosen)
  if (problem) console.error(problem)
  process.exitCode = counts.failed > 0 || problem ? 1 : 0
}
