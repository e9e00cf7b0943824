/** Groups numbers into ranges, ascending: 1, 2, 3 and 7 become `1–3` and `7`. Two consecutive numbers are not joined. */
export const numberRanges = (numbers: readonly number[]): string[] => {
  const runs: [first: number, last: number][] = []
  for (const number of new Set(numbers.toSorted((a, b) => a - b))) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.flatMap(([first, last]) => {
    if (first === last) return [String(first)]
    return last === first + 1 ? [String(first), String(last)] : [`${first}–${last}`]
  })
}
