import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Runs the work of a job for each restaurant. A restaurant that fails does not stop the others; all failures are thrown together at the
 * end. Requests are answered in between: PGlite computes in this thread, and its answers alone never let the event loop continue.
 */
export const forEachRestaurant = async <Restaurant>(
  restaurants: readonly Restaurant[],
  run: (restaurant: Restaurant) => Promise<void>,
): Promise<void> => {
  const problems: unknown[] = []
  for (const restaurant of restaurants) {
    try {
      await run(restaurant)
    } catch (error) {
      problems.push(error)
    }
    await nextTurn()
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} of ${restaurants.length} restaurants failed`)
}
