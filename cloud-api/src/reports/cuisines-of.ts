import { dirhams } from '@sufra/shared/money'
import type { Report } from '@sufra/shared/reports/report'
import type { ItemRow } from './report.store.ts'

/** Sums the sales of each cuisine, the best selling first. Items that are no longer on the menu are in a cuisine without a name. */
export const cuisinesOf = (items: readonly ItemRow[]): Report['cuisines'] => {
  const groups = Map.groupBy(items, ({ cuisineId }) => cuisineId)
  const total = (rows: readonly ItemRow[], figure: (row: ItemRow) => number) => rows.reduce((sum, row) => sum + figure(row), 0)
  const cuisines = [...groups].map(([cuisineId, rows]) => ({
    cuisineId,
    name: rows[0]?.cuisine ?? null,
    quantity: total(rows, ({ quantity }) => quantity),
    sales: dirhams(total(rows, ({ sales }) => sales)),
    before: {
      quantity: total(rows, ({ quantityBefore }) => quantityBefore),
      sales: dirhams(total(rows, ({ salesBefore }) => salesBefore)),
    },
  }))
  return cuisines.toSorted((a, b) => b.sales - a.sales)
}
