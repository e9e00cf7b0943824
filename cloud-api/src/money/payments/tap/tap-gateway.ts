// The adapter of Tap Payments.
import { conditionOf } from '../gateway/call-gateway.ts'
import { GatewayUnavailable, type PaymentGateway } from '../gateway/payment-gateway.ts'
import { createTapApi, isNotFound, type TapAccount, type TapApi } from './tap-api.ts'
import { createTapAuthorise } from './tap-authorise.ts'
import { createTapLookUp } from './tap-look-up.ts'
import { createTapSettle } from './tap-settle.ts'
import { tapList } from './tap-objects.ts'
import { createConfirmTapEvent, createVerifyTapWebhook } from './tap-webhook.ts'

const cardSdk = 'https://tap-sdks.b-cdn.net/card/1.0.2/index.js'

/** Tap has no call that only reports its state, so any charge is read. */
const readAny = async (api: TapApi): Promise<void> => {
  const answer = await api.post(tapList, '/charges/list', { limit: 1 })
  if ('error' in answer && !isNotFound(answer.error)) throw new GatewayUnavailable('Tap refused to list charges')
}

export const createTapGateway = (account: TapAccount): PaymentGateway => {
  const { publicKey, merchantId, secretKey } = account
  const api = createTapApi(account)
  return {
    name: 'tap',
    mode: secretKey.startsWith('sk_live_') ? 'live' : 'test',
    browserConfig: () => ({
      kind: 'tap',
      scriptUrl: cardSdk,
      publicKey,
      merchantId,
      wallets: [], // phones have no page for them yet
      takesUpi: false,
      takesDebit: true,
    }),
    authorise: createTapAuthorise(api, account),
    ...createTapSettle(api, account),
    lookUp: createTapLookUp(api),
    readCondition: () => conditionOf(readAny(api)),
    verifyWebhook: createVerifyTapWebhook(secretKey),
    confirmEvent: createConfirmTapEvent(api),
  }
}
