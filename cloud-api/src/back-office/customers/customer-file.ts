// Everything that is stored about a guest, for a guest who requests it.
import { Readable } from 'node:stream'
import { toQar } from '@sufra/shared/money'
import { counterOrder } from '@sufra/shared/orders/order'
import type { OrderPayments } from '@sufra/shared/refunds/refund.routes'
import type { ServedFile } from '../../platform/files/file-links/file-links.ts'

export type CustomerFile = {
  mobileNumber: string
  note: string
  orderIds: readonly string[]
  readOrder: (orderId: string) => Promise<Omit<OrderPayments, 'mayRefund'>>
}

/** An order with its payments and refunds, with amounts in QAR, as on the wire. */
const entryOf = ({ order, received, refunds }: Omit<OrderPayments, 'mayRefund'>) => ({
  ...counterOrder.encode(order),
  received: received.map((each) => ({ ...each, amount: toQar(each.amount) })),
  refunds: refunds.map((each) => ({ ...each, amount: toQar(each.amount) })),
})

async function* jsonOf({ mobileNumber, note, orderIds, readOrder }: CustomerFile): AsyncGenerator<string> {
  yield `{\n"mobileNumber": ${JSON.stringify(mobileNumber)},\n"note": ${JSON.stringify(note)},\n"orders": [`
  let separator = '\n'
  for (const orderId of orderIds) {
    yield separator + JSON.stringify(entryOf(await readOrder(orderId)), undefined, 2)
    separator = ',\n'
  }
  yield '\n]\n}\n'
}

/** A JSON file that is written while it is sent. */
export const customerFile = (customer: CustomerFile): ServedFile => ({
  content: Readable.from(jsonOf(customer), { objectMode: false }),
  type: 'application/json;charset=utf-8',
  fileName: `guest-${customer.mobileNumber}.json`,
})
