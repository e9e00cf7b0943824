// A tab of the checkout with queued responses and a simulated clock.
import { ApiError } from '@sufra/shared/contract/api-error'
import { dirhams } from '@sufra/shared/money'
import type { PaymentOutcome } from '@sufra/shared/payments/payment.routes'
import { emptySession, noDetails, type OrderSnapshot, type Session } from '../common/session/session-fields.ts'
import type { PlacedOrder } from './placed-order.ts'
import { runCheckout } from './run-checkout.ts'

export const line = {
  itemId: 'dish',
  restaurantId: 'one',
  basePrice: dirhams(1_000),
  pricePerItem: dirhams(1_000),
  quantity: 1,
  addOns: [],
}
const place = { restaurantId: 'one', tableId: 'table', tableNumber: 4 }
export const order: PlacedOrder = { orderId: 'order', orderNumber: 7 }
export const lost = () => new ApiError(0, 'no response', {})
export const minute = 60_000

export const snapshotAt = (confirmedAt: number): OrderSnapshot => ({
  ...place,
  key: 'key',
  confirmedAt,
  cart: [line],
  orderType: 'Dine-in',
  customerDetails: noDetails,
  orderInstructions: '',
  paymentMethod: 'Cash',
  cashAmount: dirhams(2_000),
})

export const openTab = (tab = 'tab', shared?: { session: Session }) => {
  const world = { session: { ...emptySession, ...place, cart: [line], currentUniqueId: 'key' } as Session, ...shared }
  const holder = shared ?? world
  const clock = { now: minute }
  const state = { isOnline: true, isTabAlive: undefined as boolean | undefined }
  const sent: OrderSnapshot[] = []
  const resolved: boolean[] = []
  const responses: (PlacedOrder | undefined | ApiError)[] = []
  const outcomes: (PaymentOutcome | ApiError)[] = []
  const notifications: string[] = []
  let timers: { at: number; run: () => void }[] = []
  let ids = 0
  const next = <T>(list: (T | ApiError)[], otherwise: T | ApiError): T => {
    const value = list.length > 0 ? (list.shift() as T | ApiError) : otherwise // the list has an element, as checked just before
    if (value instanceof ApiError) throw value
    return value
  }
  const controller = runCheckout({
    tab,
    maySend: () => true,
    onSentAwaiting: () => {},
    onAwaiting: () => {},
    read: () => holder.session,
    update: (change) => {
      const before = holder.session.checkout.state
      holder.session = { ...holder.session, ...change(holder.session) }
      if (holder.session.checkout.state !== before) void controller.runNow() // like the page
      return holder.session
    },
    send: async (snapshot) => {
      sent.push(snapshot)
      return next(responses, lost())
    },
    resolve: async (_snapshot, withdraw) => {
      resolved.push(withdraw)
      return next(outcomes, { outcome: 'unknown' })
    },
    isOnline: () => state.isOnline,
    isTabAlive: async () => state.isTabAlive,
    now: () => clock.now,
    newId: () => `id-${(ids += 1)}`,
    after: (milliseconds, run) => {
      const timer = { at: clock.now + milliseconds, run }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
    onPlaced: ({ orderNumber }, isLate) => notifications.push(`placed ${orderNumber}${isLate ? ' late' : ''}`),
    onFailure: (failure) => notifications.push(failure),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const pass = async (milliseconds: number) => {
    clock.now += milliseconds
    const due = timers.filter(({ at }) => at <= clock.now)
    timers = timers.filter((timer) => !due.includes(timer))
    for (const { run } of due) run()
    await settle()
  }
  const { key: _key, ...shown } = snapshotAt(clock.now)
  const confirm = async (cart = shown.cart) => {
    const response = controller.confirm({ ...shown, cart })
    await settle()
    return response
  }
  const goOnline = async () => {
    state.isOnline = true
    await controller.runNow()
  }
  return { controller, holder, state, sent, resolved, responses, outcomes, notifications, clock, confirm, pass, settle, goOnline }
}
export const stateOf = ({ holder }: ReturnType<typeof openTab>) => holder.session.checkout.state
