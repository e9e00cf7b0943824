/** Returns a function that schedules `run`, once until it has run. */
export const runOnce = (schedule: (run: () => void) => unknown, run: () => void): (() => void) => {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    schedule(() => {
      isScheduled = false
      run()
    })
  }
}
