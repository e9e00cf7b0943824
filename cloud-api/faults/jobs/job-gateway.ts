// The payment gateway of the jobs' fault test: the sandbox, with the test's clock. Its webhooks are stored here, and the test sends them to the copies.
import { receiveWebhook } from '@sufra/shared/payments/payment.routes'
import { sandboxKeys } from '../../src/money/payments/sandbox/sandbox-keys.ts'
import { signatureHeader } from '../../src/money/payments/sandbox/webhook-signature.ts'
import { startSandboxServer } from '../../testing/servers/sandbox-server.ts'
import { startWebhookServer } from '../../testing/servers/webhook-server.ts'
import { testSecret } from '../../testing/test-secret.ts'
import type { JobRequest } from './job-check.ts'

/** Milliseconds. */
const timeout = 20_000

export const openJobGateway = async () => {
  let now = new Date(0)
  const keys = sandboxKeys(testSecret)
  const webhooks = await startWebhookServer()
  const sandbox = await startSandboxServer({ ...keys, now: () => now })
  const gateway = sandbox.gatewayAt(sandbox.url, timeout, keys.apiKey)
  return {
    url: sandbox.url,
    /** The `publicUrl` of the copies, to which the sandbox sends its webhooks. */
    publicUrl: new URL(webhooks.url).origin,
    moveTo: (at: Date) => {
      now = at
    },
    confirm: (reference: string) => sandbox.answerChallenge(`${sandbox.url}/challenge/${reference}`, 'approve'),
    lookUp: (attemptId: string) => gateway.lookUp({ attemptId }),
    /** Returns every second received webhook; the others count as lost, so that jobs have to request the state. */
    webhooks: (): JobRequest[] =>
      webhooks.received
        .filter((_, index) => index % 2 === 0)
        .map(({ headers, body }) => ({
          path: receiveWebhook.path.replace(':gateway', 'sandbox'),
          headers: { 'content-type': 'application/json', [signatureHeader]: String(headers[signatureHeader]) },
          body: body.toString(),
        })),
    close: async () => {
      await sandbox.close()
      await webhooks.close()
    },
  }
}

export type JobGateway = Awaited<ReturnType<typeof openJobGateway>>
