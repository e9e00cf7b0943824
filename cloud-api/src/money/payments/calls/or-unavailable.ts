import { GatewayUnavailable } from '../gateway/payment-gateway.ts'

export const unavailable = Symbol('no answer')

/** Returns the answer of a call to the gateway, or `unavailable` when it is not known. */
export const orUnavailable = async <T>(call: Promise<T>): Promise<T | typeof unavailable> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof GatewayUnavailable) return unavailable
    throw error
  }
}
