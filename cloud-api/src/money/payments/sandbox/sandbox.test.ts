import { gatewayDeclineReasons } from '@sufra/shared/payments/decline-reason'
import { impatience } from '../../../../testing/payments/gateway-scene.ts'
import { startSandboxServer } from '../../../../testing/servers/sandbox-server.ts'
import { testGatewayContract } from '../gateway/gateway-contract.ts'

testGatewayContract({
  name: 'sandbox',
  // The other reasons come from the bank's page and from the PIN, and are tested in scenarios.test.ts.
  declines: gatewayDeclineReasons.filter((reason) => reason !== 'challenge_failed' && reason !== 'wrong_pin'),
  // The fee is 2 % of QAR 45.50.
  fee: 91,
  start: async () => {
    const server = await startSandboxServer()
    return {
      gateway: server.gateway,
      impatient: server.gatewayAt(server.url, impatience),
      unreachable: server.gatewayAt('http://127.0.0.1:1/sandbox-gateway'),
      withWrongKey: server.gatewayAt(server.url, 60_000, 'another-key'),
      source: server.cardFor,
      answerChallenge: server.answerChallenge,
      close: server.close,
    }
  },
})
