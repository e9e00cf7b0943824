// The objects of the stand-in for Tap, and the webhooks about them.
import { createHmac } from 'node:crypto'

export type Payment = {
  id: string
  object: 'authorize' | 'charge'
  status: string
  amount: number
  currency: string
  save_card: boolean
  transaction: { created: string; url?: string }
  reference: { transaction: string; order: string; gateway?: string; payment?: string }
  response: { code: string }
  source: { id: string }
  customer: { id: string }
  card?: { id: string; brand: string; last_four: string; exp_month: number; exp_year: number }
  post: { url: string }
  redirect: { url: string }
}
export type Refund = {
  id: string
  object: 'refund'
  status: string
  amount: number
  currency: string
  charge_id: string
  created: number
  reference: { merchant: string }
  metadata: Record<string, unknown> | undefined
  response: { code: string }
}

/** Posts the object like Tap, with the hash of its documentation. */
export const postWebhook = (secretKey: string, object: Payment | Refund, target: string | undefined): void => {
  if (!target) return
  const { id, amount, currency, reference, status } = object
  const [gateway, payment] = 'gateway' in reference ? [reference.gateway, reference.payment] : ['', '']
  const created = object.object === 'refund' ? object.created : object.transaction.created
  const text = `x_id${id}x_amount${amount.toFixed(2)}x_currency${currency}x_gateway_reference${gateway ?? ''}x_payment_reference${payment ?? ''}x_status${status}x_created${created}`
  const hashstring = createHmac('sha256', secretKey).update(text).digest('hex')
  const headers = { 'content-type': 'application/json', hashstring }
  void fetch(target, { method: 'POST', headers, body: JSON.stringify(object) }).catch(() => {})
}
