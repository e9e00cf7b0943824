// Stands between the gateway and the API's webhooks. It delivers them once, twice, late, in another order, again, or not at all, and sends
// forged webhooks.
import { createServer, type IncomingMessage } from 'node:http'
import type { Random } from '../../src/demo/random.ts'
import { sandboxKeys } from '../../src/money/payments/sandbox/sandbox-keys.ts'
import { signatureHeader, signWebhook } from '../../src/money/payments/sandbox/webhook-signature.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { pause } from '../start-api.ts'

type Webhook = { path: string; signature: string; body: string }
type Options = { random: Random; target: string; now: () => Date }

const webhookFaults = ['passed', 'twice', 'replayed', 'late', 'swallowed', 'rejected', 'forged'] as const
type WebhookFault = (typeof webhookFaults)[number]

/** Percentages of webhooks; the rest is delivered normally. */
const shares: Record<WebhookFault, number> = { passed: 45, twice: 10, replayed: 10, late: 10, swallowed: 7, rejected: 5, forged: 13 }
/** Milliseconds. */
const timeout = 5_000
const maxLate = 3_000
const maxReplayed = 500

const { webhookSecret } = sandboxKeys(testSecret)

export const openWebhookFaults = async ({ random, target, now }: Options) => {
  const seen: Webhook[] = []
  const counts: Record<WebhookFault, number> = { passed: 0, twice: 0, replayed: 0, late: 0, swallowed: 0, rejected: 0, forged: 0 }
  const forgeriesTaken: string[] = []
  const underWay = new Set<Promise<unknown>>()

  const pass = ({ path, signature, body }: Webhook): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...(signature && { [signatureHeader]: signature }) }
    const sent = fetch(target + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeout) })
    const status = sent.then(
      async (response) => {
        await response.body?.cancel()
        return response.status
      },
      () => 502,
    )
    underWay.add(status)
    void status.finally(() => underWay.delete(status))
    return status
  }

  const signed = (webhook: Webhook, change: object): Webhook => {
    const body = JSON.stringify({ ...(JSON.parse(webhook.body) as object), ...change }) // the sandbox's own format
    return { ...webhook, body, signature: signWebhook(webhookSecret, now(), body) }
  }
  /** Returns webhooks that must be rejected: signed by someone else, changed, or genuine but about something that we did not request. */
  const forgeries = (webhook: Webhook): Webhook[] => {
    const { amount, orderId } = JSON.parse(webhook.body) as { amount: number; orderId: string } // the sandbox's own format
    const other = seen.map(({ body }) => (JSON.parse(body) as { orderId: string }).orderId).find((each) => each !== orderId)
    return [
      { ...webhook, signature: '' },
      { ...webhook, signature: signWebhook('another secret', now(), webhook.body) },
      { ...webhook, body: webhook.body.replace(`"amount":${amount}`, `"amount":${amount + 1}`) },
      signed(webhook, { amount: amount + 100 }),
      signed(webhook, { currency: 'USD' }),
      ...(other === undefined ? [] : [signed(webhook, { orderId: other })]),
    ]
  }
  const forge = async (webhook: Webhook) => {
    const forgery = random.pick(forgeries(webhook))
    const status = await pass(forgery)
    if (status < 300) forgeriesTaken.push(forgery.body)
  }

  const handle = async (webhook: Webhook): Promise<number> => {
    let left = random.between(1, 100)
    const fault = webhookFaults.find((each) => (left -= shares[each]) <= 0) ?? 'passed'
    counts[fault] += 1
    seen.push(webhook)
    if (seen.length > maxReplayed) seen.shift()
    if (fault === 'swallowed') return 200
    if (fault === 'rejected') return 503
    if (fault === 'late') {
      const passed = pause(random.between(100, maxLate)).then(() => pass(webhook))
      underWay.add(passed)
      void passed.finally(() => underWay.delete(passed))
      return 200
    }
    if (fault === 'forged') await forge(webhook)
    const [status] = await Promise.all([
      pass(webhook),
      ...(fault === 'twice' ? [pass(webhook)] : []),
      ...(fault === 'replayed' ? [pass(random.pick(seen))] : []),
    ])
    return status
  }

  const receive = async (request: IncomingMessage): Promise<number> => {
    const body = Buffer.concat(await request.toArray()).toString()
    return handle({ path: request.url ?? '', signature: String(request.headers[signatureHeader]), body })
  }
  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    counts,
    /** Bodies of forged webhooks that were accepted. */
    forgeriesTaken,
    whenIdle: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
