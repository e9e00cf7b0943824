// A model of the server's checkout: each key places at most one order, and a withdrawn key none.
import { paymentPayload, processedMessage, processPayment } from '@sufra/shared/payments/payment.routes'
import { openVisit } from '@sufra/shared/visits/visit.routes'
import type { Ordered } from './checkout-invariants.ts'
import type { CheckoutServer } from './checkout-simulation.ts'

type Stored = { body: string; orderId: string; orderNumber: number } | 'withdrawn'

const respond = (status: number, body: object) => ({ ok: status < 400, status, statusText: '', json: async () => body })
const reject = (status: number, error: string, details?: object) => respond(status, { success: false, error, message: error, details })

export const createModelServer = (): CheckoutServer => {
  let isMenuAsShown = true
  const keys = new Map<string, Stored>()
  const visits = new Set<string>()
  let opened = 0
  const placed: Ordered[] = []

  const place = (key: string, text: string) => {
    const stored = keys.get(key)
    if (stored === 'withdrawn') return reject(409, 'order.withdrawn')
    const { visit, ...body } = JSON.parse(text) as Ordered & { visit: string } // checked below
    const sent = JSON.stringify(body)
    if (stored && stored.body !== sent) return reject(422, 'idempotency.other_body', stored)
    if (stored) return respond(200, { success: true, message: processedMessage, ...stored })
    if (!visits.has(visit)) return reject(409, 'visit.expired')
    if (!paymentPayload.safeParse(body).success) return reject(400, 'request.invalid')
    if (!isMenuAsShown) return reject(409, 'cart.price_changed')
    const order = { body: sent, orderId: `order-${String(placed.length).padStart(16, '0')}`, orderNumber: placed.length + 1 }
    keys.set(key, order)
    placed.push(body)
    return respond(200, { success: true, message: processedMessage, orderId: order.orderId, orderNumber: order.orderNumber })
  }

  /** Every third visit has expired by the time of its order. */
  const respondToVisit = () => {
    opened += 1
    const visit = `visit-${opened}`
    if (opened % 3 !== 0) visits.add(visit)
    return respond(200, { success: true, data: { visit } })
  }

  const resolve = ({ key, withdraw }: { key: string; withdraw: boolean }) => {
    if (withdraw && !keys.has(key)) keys.set(key, 'withdrawn')
    const stored = keys.get(key)
    if (!stored) return respond(200, { data: { outcome: 'unknown' } })
    if (stored === 'withdrawn') return respond(200, { data: { outcome: 'withdrawn' } })
    return respond(200, { data: { outcome: 'placed', orderId: stored.orderId, orderNumber: stored.orderNumber } })
  }

  return {
    fetch: async (url, { headers, body }) => {
      const text = body as string // the diner's calls send JSON
      if (url.endsWith(openVisit.path)) return respondToVisit()
      return url.endsWith(processPayment.path) ? place(headers['idempotency-key'] ?? '', text) : resolve(JSON.parse(text))
    },
    placedOrders: async () => placed,
    changeMenu: () => void (isMenuAsShown = !isMenuAsShown),
  }
}
