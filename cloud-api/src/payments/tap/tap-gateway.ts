// The adapter of Tap Payments.
import { wallets } from '@sufra/shared/payments/gateway-config'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import { createTapApi, type TapAccount } from './tap-api.ts'
import { createTapAuthorise } from './tap-authorise.ts'
import { createTapLookUp } from './tap-look-up.ts'
import { createTapSettle } from './tap-settle.ts'
import { createVerifyTapWebhook } from './tap-webhook.ts'

const cardSdk = 'https://tap-sdks.b-cdn.net/card/1.0.2/index.js'

export const createTapGateway = (account: TapAccount): PaymentGateway => {
  const { publicKey, merchantId, secretKey } = account
  const api = createTapApi(account)
  return {
    name: 'tap',
    browserConfig: () => ({
      kind: 'tap',
      scriptUrl: cardSdk,
      publicKey,
      merchantId,
      wallets: [...wallets],
      takesUpi: false,
      takesDebit: true,
    }),
    authorise: createTapAuthorise(api, account),
    ...createTapSettle(api, account),
    lookUp: createTapLookUp(api),
    verifyWebhook: createVerifyTapWebhook(secretKey),
  }
}
