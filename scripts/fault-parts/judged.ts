import type { Judged } from '../../cloud-api/faults/scene.ts'

/** The columns that every part with a history has. */
export const judgedColumns = ({ acknowledged, stored, lost, twice, missed, settledSeconds, violations }: Judged) => ({
  acknowledged,
  stored,
  lost,
  twice,
  missed,
  violations: violations.length,
  'quiet after s': Number(settledSeconds.toFixed(1)),
})

/** Prints what is wrong, as far as it fits on a screen. Returns whether nothing is. */
export const holds = (where: string, { violations }: Judged): boolean => {
  for (const { what, detail } of violations.slice(0, 20)) console.log(`${where}: ${what}: ${detail}`)
  return violations.length === 0
}
