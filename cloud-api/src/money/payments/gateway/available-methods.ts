import type { GatewayBrowserConfig } from '@sufra/shared/payments/gateway-config'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'

/** The methods of payment that are possible with a gateway. */
export const availableMethods = ({ takesUpi, wallets }: Pick<GatewayBrowserConfig, 'takesUpi' | 'wallets'>): PaymentMethod[] =>
  takesUpi || wallets.length > 0 ? ['Cash', 'Card', 'UPI'] : ['Cash', 'Card']
