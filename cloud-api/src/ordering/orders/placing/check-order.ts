// Conditions that an order must meet before it is placed, by its payload and by a menu.
import { priceCart, type PricedCart } from '@sufra/shared/cart/price-cart'
import { customerDetails, type CustomerDetails } from '@sufra/shared/orders/customer-details'
import { customerDetailsProblems } from '@sufra/shared/orders/details-problems'
import { maxOrderTotal } from '@sufra/shared/orders/order-limits'
import { quote, type PaymentPayload } from '@sufra/shared/payments/payment.routes'
import { openingRefusal } from '../../../catalogue/hours/opening-refusal.ts'
import { forOrder } from '../../../catalogue/menu/diner-item.ts'
import type { BuiltMenu } from '../../../catalogue/menu/menu-cache.ts'
import { refused, type Refusal } from '../../../platform/refusals/refused.ts'

/** Refuses `cart.other_restaurant` and `table.required`. */
export const checkPayload = (payload: PaymentPayload) => {
  if (payload.items.some((item) => item.restaurantId !== payload.restaurantId)) throw refused('cart.other_restaurant')
  if (payload.orderType === 'Dine-in' && !payload.tableId) throw refused('table.required')
}

/** Returns the customer details of an order. Refuses `customer.*`. */
export const detailsOf = ({ customerDetails: given, orderType }: PaymentPayload): CustomerDetails => {
  const details = given ?? customerDetails.parse({})
  const [problem] = Object.values(customerDetailsProblems(details, orderType))
  if (problem) throw refused(problem)
  return orderType === 'Drive-thru' ? details : { ...details, vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
}

/** Returns the cart at current prices, for the diner to confirm. */
const quoteOf = ({ lines, total }: PricedCart) => quote.encode({ totalPrice: total, items: lines })

/** Prices the cart from a menu that is open at `now`, or returns the reason why it cannot be ordered. */
export const priceOrder = (
  payload: PaymentPayload,
  { menu, items, acceptedMethods, opening }: BuiltMenu,
  now: Date,
): PricedCart | Refusal => {
  if (!menu.restaurant.takingOrders) return refused('restaurant.not_taking_orders')
  const closed = openingRefusal(opening, now)
  if (closed) return closed
  if (payload.totalPrice > 0 && !acceptedMethods.includes(payload.paymentMethod)) return refused('payment.method_unavailable')
  const inCart = new Set(payload.items.map(({ itemId }) => itemId))
  const wanted = items.filter(({ _id }) => inCart.has(_id))
  const priced = priceCart(payload.items, wanted.map(forOrder))
  if ('problem' in priced) return refused(priced.problem)
  const { lines, total } = priced.priced
  if (total > maxOrderTotal) return refused('order.total_max')
  if (lines.some((line) => !line.isAvailable)) return refused('cart.item_unavailable', quoteOf(priced.priced))
  if (total !== payload.totalPrice) return refused('cart.price_changed', quoteOf(priced.priced))
  if (payload.paymentMethod !== 'Cash') return priced.priced
  if (payload.cashAmount === undefined) return refused('payment.cash_required')
  if (payload.cashAmount < total) return refused('payment.cash_below_total')
  return priced.priced
}
