// A restart may begin before the process that it replaces has ended: the old process still answers, and has the port and the data folder.

/** Milliseconds. A stopping process ends within its grace period of 10 s. */
const maxWait = 15_000
const interval = 250

const isTaken = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EBUSY')

type Options = {
  pause?: (milliseconds: number) => Promise<void>
  /** Called once, before the first wait. */
  onWait: (reason: string) => void
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/** Opens a port or a folder, and retries for 15 s while another process has it. Throws the error of `open`. */
export const waitForPredecessor = async <T>(open: () => Promise<T>, { pause = sleep, onWait }: Options): Promise<T> => {
  for (let waited = 0; ; waited += interval) {
    try {
      return await open()
    } catch (error) {
      if (!isTaken(error) || waited >= maxWait) throw error
      if (waited === 0) onWait(error.message)
      await pause(interval)
    }
  }
}
