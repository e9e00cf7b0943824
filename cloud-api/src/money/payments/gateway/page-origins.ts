import type { PageOrigins } from '../../../platform/http/security-headers.ts'
import type { PaymentsAddress } from './payments-address.ts'

/**
 * Returns the origins from which our pages load the gateway's scripts, and the origins that they embed. The sandbox of our own server has
 * our own origin.
 */
export const pageOrigins = (address: PaymentsAddress | undefined): PageOrigins => {
  if (address?.kind === 'tap')
    return { scripts: ['https://tap-sdks.b-cdn.net'], frames: ['https://tap-sdks.b-cdn.net', 'https://*.tap.company'] }
  return { scripts: [], frames: address ? [address.url] : [] }
}
