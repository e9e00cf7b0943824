// The total of a cart (spec §9): price per item times quantity plus, for each add-on option, its price times its quantity.
import { add, times, zero, type Dirhams } from '../money.ts'

type Priced = {
  pricePerItem: Dirhams
  quantity: number
  addOns: readonly { options: readonly { pricing: Dirhams; quantity: number }[] }[]
}

export const itemTotal = (item: Priced): Dirhams => {
  const options = item.addOns.flatMap((addOn) => addOn.options)
  return add(times(item.pricePerItem, item.quantity), ...options.map((option) => times(option.pricing, option.quantity)))
}

export const cartTotal = (items: readonly Priced[]): Dirhams => items.reduce((sum, item) => add(sum, itemTotal(item)), zero)
