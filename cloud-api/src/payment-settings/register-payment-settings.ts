import type { FastifyInstance } from 'fastify'
import type { Menus } from '../menu/register-menu.ts'
import type { PaymentGateway } from '../payments/gateway/payment-gateway.ts'
import { readUnsettled } from '../payments/attempts/unsettled.store.ts'
import { createWebhookCountsStore } from '../payments/webhooks/webhook-counts.store.ts'
import type { Platform } from '../platform.ts'
import { servePaymentSettings } from './payment-settings.handlers.ts'
import { createReadGatewayStatus } from './read-gateway-status.ts'

type Deps = Pick<Menus, 'changeMenu'> & { gateway: PaymentGateway }

/** The accepted methods of payment, and the status of the payment gateway. */
export const registerPaymentSettings = (app: FastifyInstance, platform: Platform, deps: Deps) => {
  const { connection, baseUrl, healthChecks, now } = platform
  const { db, query } = connection
  const { changeMenu, gateway } = deps
  const counts = createWebhookCountsStore(db, gateway.name)
  const readStatus = createReadGatewayStatus({ gateway, counts, now })
  servePaymentSettings(app, { db, changeMenu, gateway, readStatus, baseUrl })
  healthChecks.add('payments', async () => {
    const [status, unsettled] = await Promise.all([readStatus(), readUnsettled(query)])
    return { ...status, ...unsettled }
  })
}
