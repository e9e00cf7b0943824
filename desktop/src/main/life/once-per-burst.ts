/** Returns a function that calls `run` once, the given milliseconds after the first call of a burst. */
export const oncePerBurst = (
  after: (milliseconds: number, run: () => void) => unknown,
  milliseconds: number,
  run: () => void,
): (() => void) => {
  let isPending = false
  return () => {
    if (isPending) return
    isPending = true
    after(milliseconds, () => {
      isPending = false
      run()
    })
  }
}
