import { offeredMethods } from '@sufra/shared/payment-settings/accepted-methods'
import {
  processPayment as processPaymentRoute,
  readPaymentOptions,
  receiveWebhook as receiveWebhookRoute,
  resolvePayment as resolvePaymentRoute,
} from '@sufra/shared/payments/payment.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../http/serve.ts'
import type { MenuCache } from '../menu/menu-cache.ts'
import { languageOf } from '../refusals/refusal-messages.ts'
import { refused } from '../refusals/refused.ts'
import { availableMethods } from './gateway/available-methods.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import type { ProcessPayment } from './process-payment.ts'
import type { ReceiveWebhook } from './receive-webhook.ts'
import type { ResolvePayment } from './resolve-payment.ts'

type Deps = {
  gateway: PaymentGateway
  menus: Pick<MenuCache, 'get'>
  processPayment: ProcessPayment
  resolvePayment: ResolvePayment
  receiveWebhook: ReceiveWebhook
  baseUrl: (request: FastifyRequest) => string
}

/** Requests per minute from one network address: a restaurant's phones share one, and all of them retry after an outage. */
const maxResolutions = 300
/** The gateway has one address for all restaurants. */
const maxWebhooks = 3_000

export const servePayments = (app: FastifyInstance, { gateway, menus, processPayment, resolvePayment, receiveWebhook, baseUrl }: Deps) => {
  serve(
    app,
    processPaymentRoute,
    ({ body, idempotencyKey, request }) =>
      processPayment(body, {
        key: idempotencyKey,
        networkAddress: request.ip,
        baseUrl: baseUrl(request),
        language: languageOf(request.headers['accept-language']),
      }),
    { storesOwnKey: true },
  )

  serve(app, resolvePaymentRoute, async ({ body }) => ({ data: await resolvePayment(body) }), { limit: { max: maxResolutions } })

  serve(app, readPaymentOptions, async ({ params, request }) => {
    const menu = await menus.get(params.restaurantId)
    if (!menu) throw refused('restaurant.not_found')
    const config = gateway.browserConfig({ baseUrl: baseUrl(request) })
    const methods = offeredMethods(menu.acceptedMethods, availableMethods(config))
    return { data: { methods, wallets: methods.includes('UPI') ? config.wallets : [], gateway: config } }
  })

  void app.register(async (scope) => {
    // The signature is over the bytes of the body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    serve(
      scope,
      receiveWebhookRoute,
      async ({ params, request, reply }) => {
        await receiveWebhook(params.gateway, request.headers, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
        void reply.code(204)
        return { message: 'taken' }
      },
      { limit: { max: maxWebhooks } },
    )
  })
}
