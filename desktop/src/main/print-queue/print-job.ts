import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { Printer } from '@sufra/shared/printing/printer'

/** The content of a job: an order with only the lines that this printer prints. */
export type PrintJobBody = { order: CounterOrderOnWire }

/**
 * Returns the order with the lines that a printer prints, by its order types and categories; undefined when there are none. An item of unknown category
 * is printed on every printer: a duplicate is better than a missing line.
 */
export const linesFor = (
  order: CounterOrderOnWire,
  { prints, categoryIds }: Pick<Printer, 'prints' | 'categoryIds'>,
  categoryOf: (itemId: string) => string | undefined,
): CounterOrderOnWire | undefined => {
  if (!prints.includes(order.orderType)) return undefined
  if (categoryIds === null) return order
  const items = order.items.filter(({ itemId }) => {
    const category = categoryOf(itemId)
    return category === undefined || categoryIds.includes(category)
  })
  return items.length > 0 ? { ...order, items } : undefined
}
