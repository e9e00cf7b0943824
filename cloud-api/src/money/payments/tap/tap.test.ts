import { impatience } from '../../../../testing/payments/gateway-scene.ts'
import { startTapServer, tapSecretKey } from '../../../../testing/tap/tap-server.ts'
import { testGatewayContract } from '../gateway/gateway-contract.ts'
import { createTapGateway } from './tap-gateway.ts'

testGatewayContract({
  name: 'tap',
  fee: undefined,
  declines: ['insufficient_funds', 'card_expired', 'card_refused', 'wrong_cvv', 'limit_exceeded', 'suspected_fraud', 'other'],
  start: async () => {
    const server = await startTapServer()
    const account = { secretKey: tapSecretKey, publicKey: 'pk_test_stand_in', merchantId: undefined, timeout: 60_000 }
    return {
      gateway: createTapGateway({ ...account, url: `${server.url}/v2` }),
      impatient: createTapGateway({ ...account, url: `${server.url}/v2`, timeout: impatience }),
      withWrongKey: createTapGateway({ ...account, secretKey: 'sk_test_wrong', url: `${server.url}/v2` }),
      unreachable: createTapGateway({ ...account, url: 'http://127.0.0.1:1/v2' }),
      source: async (scenario) => ({ kind: 'card', token: server.token(scenario) }),
      answerChallenge: async (url, outcome) => {
        const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
        return response.headers.get('location')
      },
      close: server.close,
    }
  },
})
