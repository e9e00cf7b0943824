import type { PaymentOptions } from './money/payments/register-payment-gateway.ts'
import type { OrderOptions } from './ordering/orders/register-orders.ts'
import type { PageOptions } from './pages/register-pages.ts'
import type { AccountOptions } from './people/accounts/register-accounts.ts'
import type { MessageOptions } from './platform/messages/register-messages.ts'
import type { PlatformOptions } from './platform/platform.ts'
import type { SignUpOptions } from './licensing/sign-up/register-sign-up.ts'

/** Options of the whole API. Each part is read by the folder that defines it. */
export type AppOptions = PlatformOptions & MessageOptions & AccountOptions & SignUpOptions & OrderOptions & PaymentOptions & PageOptions
