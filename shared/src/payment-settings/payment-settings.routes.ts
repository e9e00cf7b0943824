// The accepted methods of payment of a restaurant, and the state of the payment gateway.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { timestamp } from '../contract/wire.ts'
import { gatewayNames } from '../payments/gateway-config.ts'
import { paymentMethods } from '../payments/payment-state.ts'
import { acceptedMethods } from './accepted-methods.ts'

const methods = z.array(z.enum(paymentMethods))

/** `available`: the gateway's methods, and cash. `mayEdit`: whether the caller may change them. */
const settingsReply = z.object({
  success: z.literal(true),
  data: z.object({ accepted: methods, available: methods, mayEdit: z.boolean() }),
})
export type PaymentSettings = z.output<typeof settingsReply>['data']

export const readPaymentSettings = route({
  method: 'GET',
  path: '/api/merchant/payment-settings',
  permission: 'payment-settings.read',
  summary: 'The methods of payment that the restaurant accepts, and those that it can accept',
  reply: settingsReply,
  idempotency: 'safe',
  offline: 'cache',
})

export const changeAcceptedMethods = route({
  method: 'PUT',
  path: '/api/merchant/payment-settings/accepted-methods',
  permission: 'payment-settings.edit',
  summary: 'Changes the accepted methods of payment; at least one must stay. Refused when they are no longer those that were seen',
  body: z.object({ methods: acceptedMethods, seen: methods }),
  reply: settingsReply,
  idempotency: 'keyed',
})

/** `refused`: the gateway does not accept our key. `unavailable`: it does not answer. */
export const gatewayConditions = ['ready', 'refused', 'unavailable'] as const

export const gatewayStatus = z.object({
  gateway: z.enum(gatewayNames),
  /** The gateway's mode: only `live` moves money. */
  mode: z.enum(['sandbox', 'test', 'live']),
  condition: z.enum(gatewayConditions),
  checkedAt: timestamp,
  /** The time of its last genuine webhook; null when unknown. */
  lastWebhookAt: timestamp.nullable(),
})
export type GatewayStatus = z.output<typeof gatewayStatus>

export const readGatewayStatus = route({
  method: 'GET',
  path: '/api/merchant/payment-settings/gateway',
  permission: 'payment-settings.read',
  summary: 'The payment gateway: which it is, whether it answers, and its webhooks',
  reply: z.object({ success: z.literal(true), data: gatewayStatus }),
  idempotency: 'safe',
})
