/** Returns a function that schedules `run` as a microtask, at most once per turn of the event loop. */
export const oncePerTurn = (run: () => void): (() => void) => {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => {
      isScheduled = false
      run()
    })
  }
}
