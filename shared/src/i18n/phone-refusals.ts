// The refusals that a phone may meet.
import { cartRefusals } from '../cart/cart.refusals.ts'
import { requestRefusals } from '../contract/request.refusals.ts'
import { escalationRefusals } from '../escalation/escalation.refusals.ts'
import { menuRefusals } from '../menu/menu.refusals.ts'
import { orderRefusals } from '../orders/order.refusals.ts'
import { paymentRefusals } from '../payments/payment.refusals.ts'
import { pushRefusals } from '../push/push.refusals.ts'
import { receiptRefusals } from '../receipts/receipt.refusals.ts'
import { tableBillRefusals } from '../table-bill/table-bill.refusals.ts'
import { scannedTableRefusals } from '../tables/scanned-table.refusals.ts'
import { visitRefusals } from '../visits/visit.refusals.ts'
import { waiterRefusals } from '../waiter/waiter.refusals.ts'

export const phoneRefusals = {
  ...cartRefusals,
  ...requestRefusals,
  ...escalationRefusals,
  ...menuRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...pushRefusals,
  ...receiptRefusals,
  ...tableBillRefusals,
  ...scannedTableRefusals,
  ...visitRefusals,
  ...waiterRefusals,
}
