import type { Judged } from '../../cloud-api/faults/scene.ts'

/** The common columns of all parts with a history. */
export const judgedColumns = ({ acknowledged, stored, lost, twice, missed, settledSeconds, violations }: Judged) => ({
  acknowledged,
  stored,
  lost,
  twice,
  missed,
  violations: violations.length,
  'quiet after s': Number(settledSeconds.toFixed(1)),
})

/** Prints the first violations. Returns whether there are none. */
export const holds = (where: string, { violations }: Judged): boolean => {
  for (const { what, detail } of violations.slice(0, 20)) console.log(`${where}: ${what}: ${detail}`)
  return violations.length === 0
}
