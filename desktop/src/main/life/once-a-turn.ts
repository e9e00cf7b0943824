/** Runs something once at the end of a turn, however often it is asked for. */
export const onceATurn = (run: () => void): (() => void) => {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    queueMicrotask(() => {
      isAsked = false
      run()
    })
  }
}
