import { offeredMethods } from '@sufra/shared/payment-settings/accepted-methods'
import {
  processPayment as processPaymentRoute,
  readPaymentOptions,
  receiveWebhook as receiveWebhookRoute,
  resolvePayment as resolvePaymentRoute,
} from '@sufra/shared/payments/payment.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { byField, limitCalls } from '../../platform/http/limits/limit-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import type { MenuCache } from '../../catalogue/menu/menu-cache.ts'
import { languageOf } from '../../platform/refusals/refusal-messages.ts'
import { refused } from '../../platform/refusals/refused.ts'
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

/** Limit of requests about one key. */
const resolving = { max: 120, of: byField('key') }
/** Limit of keys that one network address withdraws in a minute: each stores a row for a day, whether an order has it or not. */
const withdrawing = { max: 200, of: 'network' } as const
/** Limit of webhooks, high because the gateway has one address for all restaurants. */
const taking = { max: 3_000, of: 'network' } as const

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

  const limitWithdrawals = limitCalls(app, 'withdrawn keys', withdrawing)
  serve(
    app,
    resolvePaymentRoute,
    async ({ body, request, reply }) => {
      if (body.withdraw) await limitWithdrawals(request, reply)
      return { data: await resolvePayment(body) }
    },
    { limit: resolving },
  )

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
      { limit: taking },
    )
  })
}
