import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { createPaymentGateway } from './gateway/create-payment-gateway.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import type { PaymentsAddress } from './gateway/payments-address.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { sandboxKeys } from './sandbox/sandbox-keys.ts'
import { sandboxPath } from './sandbox/sandbox-path.ts'

export type PaymentOptions = {
  /** Address of the payment gateway; without it our own server serves a sandbox. */
  payments?: PaymentsAddress
  /** Replaces the gateway at that address in tests. */
  paymentGateway?: PaymentGateway
  /** Milliseconds for which a request waits for the payment gateway; its answer counts however late it comes. */
  maxPaymentWait?: number
  /** Whether this is the demo, in which every phone has a sample card. */
  wantsDemo?: boolean
  /** Folder of the sandbox's payments; without it they are in memory. */
  dataDir?: string
}

/**
 * Registers the gateway of `PAYMENTS_URL`. Without that address this server serves a sandbox, which our code reaches over HTTP like any
 * other gateway.
 */
export const registerPaymentGateway = (
  app: FastifyInstance,
  { options: { role }, secret }: Platform,
  { payments: address, paymentGateway, dataDir }: PaymentOptions,
): PaymentGateway => {
  if (paymentGateway) return paymentGateway
  if (!address && role !== 'worker') serveSandbox(app, secret, dataDir)
  const ownAddress = () => app.listeningOrigin.replace(/\/\/(0\.0\.0\.0|\[::\]|localhost)(?=:|$)/, '//127.0.0.1')
  return createPaymentGateway({ address, secret, ownAddress })
}

const serveSandbox = (app: FastifyInstance, secret: Uint8Array, dataDir: string | undefined) => {
  let opened: ReturnType<typeof createSandbox> | undefined
  const open = () => (opened ??= openSandbox())
  const openSandbox = async () => {
    if (dataDir !== undefined) await mkdir(dataDir, { recursive: true })
    return createSandbox({
      ...sandboxKeys(secret),
      file: dataDir === undefined ? ':memory:' : join(dataDir, 'sandbox-gateway.db'),
      onError: (error) => app.log.error(error, 'the sandbox gateway failed'),
    })
  }

  app.route({
    method: ['GET', 'POST'],
    url: `${sandboxPath}/*`,
    schema: { hide: true },
    // This runs before our server reads the body, which may have a card number.
    onRequest: async (request, reply) => {
      const sandbox = await open()
      reply.hijack()
      sandbox.routing(request.raw, reply.raw)
    },
    handler: () => {},
  })
  // The sandbox opens immediately when it has a file, since an earlier process may have left unsent webhooks there. Without a file it opens
  // at its first request, since most tests need no sandbox.
  if (dataDir !== undefined) app.addHook('onListen', async () => void (await open()))
  // This runs before our server waits for its open requests, because the sandbox never answers some of them.
  app.addHook('preClose', async () => (await opened)?.close())
}
