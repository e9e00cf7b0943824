// Configuration of the payment gateway's fields and buttons on a page.
import { z } from 'zod'

export const wallets = ['applePay', 'googlePay'] as const
export type Wallet = (typeof wallets)[number]

export const gatewayNames = ['sandbox', 'tap'] as const
export type GatewayName = (typeof gatewayNames)[number]

const common = { wallets: z.array(z.enum(wallets)), takesUpi: z.boolean(), takesDebit: z.boolean() }

/**
 * `sandbox`: pages for an iframe, which post their result to the page that embeds them. `tap`: Tap's Card SDK, which the page loads from `scriptUrl`.
 */
export const gatewayBrowserConfig = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sandbox'),
    /** The origin of messages from these pages. */
    origin: z.string(),
    fieldsUrl: z.string(),
    pinUrl: z.string(),
    walletUrl: z.string(),
    ...common,
  }),
  z.object({ kind: z.literal('tap'), scriptUrl: z.string(), publicKey: z.string(), merchantId: z.string().optional(), ...common }),
])
export type GatewayBrowserConfig = z.output<typeof gatewayBrowserConfig>
