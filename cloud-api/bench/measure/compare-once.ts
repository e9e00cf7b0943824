// The smoke form of a comparison: each contender runs once, without a verdict, to show that both still work.
import type { Comparison, CompareEach } from './compare.ts'

const checkFigure = (who: string, name: string, figure: number) => {
  if (!Number.isFinite(figure) || figure <= 0) throw new Error(`${who} returned ${figure} for ${name}`)
}

/** Throws unless both return figures above 0. */
export const compareEachOnce: CompareEach = async (ours, limit, tolerances) => {
  const [our, its] = [await ours(), await limit()]
  const names = Object.keys(tolerances) as (keyof typeof tolerances)[] // its keys are the names
  const comparisons = names.map((name) => {
    checkFigure('our own', name, our[name])
    checkFigure('the limit', name, its[name])
    const ratio = our[name] / its[name]
    const figures = { ours: our[name], limit: its[name], median: ratio, low: ratio, high: ratio }
    return [name, { ...figures, isQuiet: false, itself: { low: 1, high: 1 }, tries: 0 } satisfies Comparison]
  })
  return Object.fromEntries(comparisons) as Record<(typeof names)[number], Comparison> // made of its names
}
