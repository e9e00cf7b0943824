import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { Printer } from '@sufra/shared/printing/printer'

/** What a job prints: an order with exactly the lines that this printer prints. */
export type PrintJobBody = { order: CounterOrderOnWire }

/**
 * The lines of an order that a printer prints, by its order types and categories; undefined when it prints none. An item that is on no known menu is
 * printed everywhere: better twice than nowhere.
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
