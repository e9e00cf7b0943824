const firstWait = 500
const maxWait = 30_000

type Deps = { after: (milliseconds: number, run: () => void) => () => void; random: () => number; retry: () => void }

/** Retries with exponential backoff and jitter. */
export const createRetryBackoff = ({ after, random, retry }: Deps) => {
  let failures = 0
  let cancel: (() => void) | undefined

  return {
    schedule: () => {
      const ceiling = Math.min(maxWait, firstWait * 2 ** failures)
      failures += 1
      cancel = after(random() * ceiling + 1, retry)
    },
    cancel: () => cancel?.(),
    /** Called after a success, so that the next retry is soon again. */
    reset: () => {
      failures = 0
    },
  }
}
