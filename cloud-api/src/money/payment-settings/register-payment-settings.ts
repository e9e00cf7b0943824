import type { FastifyInstance } from 'fastify'
import type { Menus } from '../../catalogue/menu/register-menu.ts'
import type { PaymentGateway } from '../payments/gateway/payment-gateway.ts'
import { createReadPaymentFailures } from '../payments/read-payment-failures.ts'
import { createWebhookCountsStore } from '../payments/webhooks/webhook-counts.store.ts'
import type { Platform } from '../../platform/platform.ts'
import { servePaymentSettings } from './payment-settings.handlers.ts'
import { createReadGatewayStatus } from './read-gateway-status.ts'

type Deps = Pick<Menus, 'changeMenu'> & { gateway: PaymentGateway }

/**
 * Registers the accepted methods of payment, and the status of the payment gateway. Returns functions that read its status and its
 * failures.
 */
export const registerPaymentSettings = (app: FastifyInstance, platform: Platform, deps: Deps) => {
  const { connection, baseUrl, healthChecks, now } = platform
  const { db } = connection
  const { changeMenu, gateway } = deps
  const counts = createWebhookCountsStore(db, gateway.name)
  const readStatus = createReadGatewayStatus({ gateway, counts, now })
  servePaymentSettings(app, { db, changeMenu, gateway, readStatus, baseUrl })
  const readFailures = createReadPaymentFailures({ connection, gateway, now })
  const readGateway = async () => {
    const [status, failures] = await Promise.all([readStatus(), readFailures()])
    return { ...status, ...failures }
  }
  healthChecks.add('payments', readGateway)
  return { readGateway }
}
