import { randomBytes, randomInt } from 'node:crypto'
import type { PricedCart } from '@sufra/shared/cart/price-cart'
import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import { counterOrder, type OrderLine } from '@sufra/shared/orders/order'
import type { PaymentPayload } from '@sufra/shared/payments/payment.routes'
import type { PaymentState } from '@sufra/shared/payments/payment-state'
import { v7 as uuidv7 } from 'uuid'
import type { BuiltMenu } from '../../catalogue/menu/menu-cache.ts'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import { changeOf } from './complete-orders.ts'
import { takenBy } from './placing/taken.ts'

type PricedAddOns = PricedCart['lines'][number]['addOns']

/** Returns the add-ons of a line without the ids of options, which are never read. */
const storedAddOns = (addOns: PricedAddOns): OrderLine['addOns'] =>
  addOns.map((group) => ({
    ...group,
    options: group.options.map(({ optionName, pricing, quantity }) => ({ optionName, pricing, quantity })),
  }))

/** Returns the JSON of the placing statement: columns by name, money in dirhams. `shown`: event data for the counter, money in QAR. */
export const orderRows = (payload: PaymentPayload, { lines, total }: PricedCart, menu: BuiltMenu, details: CustomerDetails, at: Date) => {
  const orderId = randomBytes(16).toString('base64url')
  const placedAt = at.toISOString()
  const tableId = payload.tableId ?? null
  const isCash = payload.paymentMethod === 'Cash'
  const cashAmount = isCash ? (payload.cashAmount ?? null) : null
  const shown = counterOrder.encode({
    orderId,
    orderNumber: 0,
    restaurantId: payload.restaurantId,
    version: 1,
    status: 'Received',
    orderType: payload.orderType,
    tableId,
    tableNumber: null,
    items: lines,
    totalPrice: total,
    currency: 'QAR',
    orderInstructions: payload.orderInstructions,
    payment: { method: payload.paymentMethod, cashAmount, change: changeOf(total, cashAmount) },
    placedAt,
    acknowledgedAt: null,
    silencedAt: null,
    unreachableAt: null,
    heldAt: null,
    acceptedAt: null,
    promisedAt: null,
    closedAt: null,
    cancelReason: null,
    closedAutomatically: false,
    isRepeatCustomer: false,
    customerDetails: details,
  })
  return {
    id: orderId,
    menu_version: menu.version,
    business_day: businessDayOf(at, menu.clock),
    order_type: payload.orderType,
    table_id: tableId,
    table_number: tableId ? (payload.tableNumber ?? null) : null,
    /** Id of the sitting that the order opens, unless a sitting is open. */
    sitting_id: tableId && uuidv7(),
    sitting_code: String(randomInt(10_000)).padStart(4, '0'),
    customer_name: details.customerName,
    mobile_number: details.mobileNumber,
    vehicle_model: details.vehicleModel,
    vehicle_number: details.vehicleNumber,
    vehicle_color: details.vehicleColor,
    order_instructions: payload.orderInstructions,
    total_price: total,
    placed_at: placedAt,
    lines: lines.map((line, index) => ({
      line: index + 1,
      item_id: line.itemId,
      name: line.name,
      quantity: line.quantity,
      price_per_item: line.pricePerItem,
      add_ons: storedAddOns(line.addOns),
      total: line.total,
      note: line.note ?? '',
    })),
    payment_id: uuidv7(),
    payment_method: payload.paymentMethod,
    payment_state: (isCash ? 'none' : 'authorising') satisfies PaymentState,
    cash_amount: cashAmount,
    shown,
    taken: takenBy(lines, menu.items),
    notification: {
      chatLink: `/merchant/orders?order=${orderId}`,
      notification: { kind: 'order_placed', orderId, orderNumber: 0, isRead: false, createdAt: placedAt },
    },
  }
}
