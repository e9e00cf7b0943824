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

/** Prints the closing line and sets the exit code to 1 when anything failed. */
export const endWith = (counts: Counts): void => {
  console.log(closingLine(counts))
  process.exitCode = counts.failed > 0 ? 1 : 0
}
