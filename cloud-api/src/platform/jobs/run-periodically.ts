type Options = { run: () => unknown; milliseconds: number; atStart?: number | undefined; onError: (error: unknown) => void }

/**
 * Runs a function periodically, one run after another, including after a failure. Returns a function that stops it and awaits the last run.
 */
export const runPeriodically = ({ run, milliseconds, atStart, onError }: Options): (() => Promise<void>) => {
  let isStopped = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const runOnce = async () => {
    try {
      await run()
    } catch (error) {
      onError(error)
    }
    if (!isStopped) schedule(milliseconds)
  }
  const schedule = (wait: number) => {
    timer = setTimeout(() => (running = runOnce()), wait).unref()
  }
  schedule(atStart ?? milliseconds)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
