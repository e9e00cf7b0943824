/** Runs a step repeatedly while another one is requested: one at a time, immediately or after a wait. */
export const createStepLoop = (step: () => Promise<void>, after: (milliseconds: number, run: () => void) => () => void) => {
  const state = { isWanted: false, isEnded: false }
  let running: Promise<void> | undefined
  let cancelTimer = () => {}

  const runToEnd = async () => {
    await Promise.resolve() // a session update may call this synchronously
    while (state.isWanted && !state.isEnded) {
      state.isWanted = false
      cancelTimer()
      await step()
    }
  }

  /** Resolves when there is nothing left to do for now, including steps started by another caller. */
  const run = (): Promise<void> => {
    state.isWanted = true
    running ??= runToEnd().finally(() => (running = undefined))
    return running
  }

  return {
    run,
    runLater: (milliseconds: number) => {
      cancelTimer()
      cancelTimer = after(milliseconds, () => void run())
    },
    /** Requests another step if the loop is running. */
    want: () => {
      state.isWanted = true
    },
    isEnded: () => state.isEnded,
    end: () => {
      state.isEnded = true
      cancelTimer()
    },
  }
}
