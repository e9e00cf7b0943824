/** Runs the work of a job for each restaurant. One that fails does not stop the others; then throws all failures together. */
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
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} of ${restaurants.length} restaurants failed`)
}
