// Orders and their receipts at a restaurant of its own for each test.
import type { Call } from '@sufra/shared/contract/client'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import type { PaymentState } from '@sufra/shared/payments/payment-state'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { issueReceipt } from '@sufra/shared/receipts/receipt.routes'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach } from 'vitest'
import { type TestApi, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { orders, payments } from '../../ordering/orders/orders.table.ts'

export const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

export const useReceipts = () => {
  const scene = {} as { api: TestApi; restaurant: TestRestaurant; counter: Call; now: Date } // filled before each test
  const takeRestaurant = async () => {
    scene.restaurant = await addRestaurant(scene.api.connection.db)
    scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
  }
  scene.api = useApi({ now: () => scene.now, publicUrl: 'https://sufra.example' })
  beforeEach(async () => {
    scene.now = new Date('2026-11-20T18:00:00Z')
    await takeRestaurant()
  })

  /** Places a cash order that the counter has not accepted. */
  const place = async () =>
    (await scene.api.elsewhere()(processPayment, { body: goodPayment(scene.restaurant) }, { idempotencyKey: uuidv7() })).orderId
  const accept = (orderId: string) => scene.counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } })
  const cancel = (orderId: string) => scene.counter(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason: 'too_busy' } })
  const accepted = async () => {
    const orderId = await place()
    await accept(orderId)
    return orderId
  }
  const issue = async (orderId: string, print = false, key?: string) =>
    (await scene.counter(issueReceipt, { params: { orderId }, body: { print } }, { idempotencyKey: key })).data
  const issuedToken = async () => tokenOf((await issue(await accepted())).link)
  /** Changes the order to a card payment in this state. */
  const setPayment = async (orderId: string, paymentState: PaymentState) => {
    const { db } = scene.api.connection
    await db.update(orders).set({ paymentMethod: 'Card', paymentState }).where(eq(orders.id, orderId))
    await db.update(payments).set({ method: 'Card' }).where(eq(payments.orderId, orderId))
  }
  return { scene, takeRestaurant, place, accept, cancel, accepted, issue, issuedToken, setPayment }
}
