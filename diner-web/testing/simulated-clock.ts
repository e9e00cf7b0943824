/** A clock that the test advances. `settle` is awaited after each timer. */
export const createSimulatedClock = (settle: () => Promise<void>) => {
  const timers = new Set<{ at: number; run: () => void }>()
  const clock = {
    now: 1_000_000,
    /** Runs a function after the given milliseconds; returns a function that cancels it. */
    after: (milliseconds: number, run: () => void) => {
      const timer = { at: clock.now + milliseconds, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance: async (milliseconds: number) => {
      const end = clock.now + milliseconds
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers.delete(next)
        clock.now = Math.max(clock.now, next.at)
        next.run()
        await settle()
      }
      clock.now = end
    },
  }
  return clock
}
