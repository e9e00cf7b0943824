// Converts amounts in received refunds from QAR to dirhams. Clients do this when they receive them.
import { toDirhams, type Dirhams } from '../money.ts'
import { orderInDirhams } from '../orders/order-in-dirhams.ts'
import type { OrderPayments, OrderPaymentsOnWire } from './refund.routes.ts'

export const inDirhams = <Received extends { amount: number }>(received: Received): Omit<Received, 'amount'> & { amount: Dirhams } => ({
  ...received,
  amount: toDirhams(received.amount),
})

export const orderPaymentsInDirhams = ({ order, received, refunds, mayRefund }: OrderPaymentsOnWire): OrderPayments => ({
  order: orderInDirhams(order),
  received: received.map(inDirhams),
  refunds: refunds.map(inDirhams),
  mayRefund,
})
