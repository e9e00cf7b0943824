// Actions of the counter by API calls, for tests of the phone.
import { expect, request } from '@playwright/test'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { merchantSession } from './people.ts'

const callCounter = async (method: 'get' | 'patch', path: string, data?: object) => {
  const caller = await request.newContext({ baseURL: process.env.SUFRA_URL, storageState: await merchantSession() })
  const response = await caller[method](path, { data })
  expect(response.ok(), `${method} ${path}`).toBe(true)
  const { data: reply } = await response.json()
  await caller.dispose()
  return reply
}

/** The open orders of one customer, oldest first. */
export const ordersOf = async (customer: string): Promise<CounterOrderOnWire[]> => {
  const orders: CounterOrderOnWire[] = await callCounter('get', '/api/merchant/orders')
  return orders.filter(({ customerDetails }) => customerDetails.customerName === customer).toSorted((a, b) => a.orderNumber - b.orderNumber)
}

/** Moves an order through these statuses. */
export const moveOrder = async (orderId: string, ...statuses: OrderStatus[]) => {
  for (const status of statuses)
    await callCounter('patch', `/api/merchant/orders/${orderId}/status`, { status, minutes: status === 'Preparing' ? 15 : undefined })
}
