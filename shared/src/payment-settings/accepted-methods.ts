// The methods of payment that a restaurant accepts.
import { z } from 'zod'
import { paymentMethods, type PaymentMethod } from '../payments/payment-state.ts'

/** At least one, each once, in the order of `paymentMethods`. */
export const acceptedMethods = z
  .array(z.enum(paymentMethods, 'payment.methods_required'))
  .min(1, 'payment.methods_required')
  .transform((methods) => paymentMethods.filter((method) => methods.includes(method)))

/** Methods that diners can use: accepted by the restaurant, and offered by the payment gateway. */
export const offeredMethods = (accepted: readonly PaymentMethod[], available: readonly PaymentMethod[]): PaymentMethod[] =>
  paymentMethods.filter((method) => accepted.includes(method) && available.includes(method))

/** The problem of a change to these methods: diners must be able to pay with at least one of them. */
export const methodsProblem = (accepted: readonly PaymentMethod[], available: readonly PaymentMethod[]) =>
  offeredMethods(accepted, available).length === 0 ? ('payment.methods_required' as const) : undefined
