// A sandbox gateway with its own server, and a diner's actions in its pages.
import type { PaymentSource } from '../../src/money/payments/gateway/payment-gateway.ts'
import { createSandbox, type SandboxOptions } from '../../src/money/payments/sandbox/create-sandbox.ts'
import { createSandboxGateway } from '../../src/money/payments/sandbox/sandbox-gateway.ts'
import { sandboxPath } from '../../src/money/payments/sandbox/sandbox-path.ts'
import { testNumbers, type Scenario } from '../../src/money/payments/sandbox/scenarios.ts'

const keys = { apiKey: 'sandbox-api-key', webhookSecret: 'sandbox-webhook-secret' }
/**
 * Milliseconds: a webhook that was not accepted is sent again soon, and then less and less often, so that a webhook that is always refused
 * costs little.
 */
const retryDelay = (tries: number) => Math.min(2 ** tries, 500)
const goodCard = { cardHolderName: 'Maryam Al Thani', expiryDate: '12/49', cvv: '123' }

export const startSandboxServer = async (options: Partial<SandboxOptions> = {}) => {
  const sandbox = await createSandbox({ file: ':memory:', webhookDelay: 0, retryDelay, ...keys, ...options })
  const url = `${await sandbox.listen({ host: '127.0.0.1', port: 0 })}${sandboxPath}`
  const gatewayAt = (address: string, timeout = 60_000, apiKey = keys.apiKey) =>
    createSandboxGateway({ ...keys, apiKey, url: () => address, browserUrl: address, timeout })

  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  /** Returns the source of a card, with the values that are typed beside its number. */
  const card = async (cardNumber: string, typed: Partial<typeof goodCard> = {}): Promise<PaymentSource> => {
    const { card: made } = (await post('/tokens', { ...goodCard, ...typed, cardNumber })) as { card: { token: string } } // its own format
    return { kind: 'card', token: made.token }
  }
  return {
    sandbox,
    url,
    gateway: gatewayAt(url),
    gatewayAt,
    post,
    card,
    cardFor: (scenario: Scenario) => card(Object.entries(testNumbers).find(([, each]) => each === scenario)?.[0] ?? ''),
    upi: async (upiId: string, pin: string): Promise<PaymentSource> => {
      const { token } = (await post('/pins', { pin })) as { token: string } // its own format
      return { kind: 'upi', upiId, pinToken: token }
    },
    wallet: async (isDebit = false): Promise<PaymentSource> => {
      const { token } = (await post('/wallet-tokens', { isDebit })) as { token: string } // its own format
      return { kind: 'wallet', wallet: 'googlePay', token }
    },
    answerChallenge: async (challenge: string, outcome: 'approve' | 'fail') => {
      const response = await fetch(challenge, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
      return response.headers.get('location')
    },
    close: () => sandbox.close(),
  }
}
