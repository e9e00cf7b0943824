import { createOwnInvoiceLink, payInvoiceByCard, readOwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import type { PaymentGateway } from '../payments/gateway/payment-gateway.ts'
import { languageOf } from '../../platform/refusals/refusal-messages.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { PayByCard } from './cards/pay-by-card.ts'
import { readInvoiceFile } from './invoices/invoice-file.ts'
import type { ReadSubscription } from './read-subscription.ts'
import { readAccount } from './transfer/transfer-account.store.ts'

type Deps = {
  db: Db
  read: ReadSubscription
  payByCard: PayByCard
  gateway: Pick<PaymentGateway, 'browserConfig'>
  fileLinks: FileLinks
  baseUrl: (request: FastifyRequest) => string
}

/** Limit of requests by one member. */
const maxPayments = 30

/** Serves a restaurant's own subscription to its owner and managers. */
export const serveOwnSubscription = (app: FastifyInstance, { db, read, payByCard, gateway, fileLinks, baseUrl }: Deps) => {
  serve(app, readOwnSubscription, async ({ session, request }) => {
    const subscription = await read.readOwn(db, session.restaurantId)
    const { takesDebit: takesCard } = gateway.browserConfig({ baseUrl: baseUrl(request) })
    return { data: subscription ? { ...subscription, takesCard, transfer: (await readAccount(db)) ?? null } : null }
  })

  serve(
    app,
    payInvoiceByCard,
    async ({ params: { number }, session: { restaurantId, userId }, request }) => {
      const language = languageOf(request.headers['accept-language'])
      return { data: await payByCard(number, { restaurantId, memberId: userId, baseUrl: baseUrl(request), language }) }
    },
    { limit: { max: maxPayments } },
  )

  const linkTo = fileLinks.add({
    name: 'own-subscription-invoice',
    permission: createOwnInvoiceLink.permission,
    read: ({ restaurantId }, { number = '' }) => readInvoiceFile(db, read, restaurantId, Number(number)),
  })

  serve(app, createOwnInvoiceLink, async ({ params: { number }, session }) => {
    if (!(await read.readInvoice(db, session.restaurantId, number))) throw refused('invoice.not_found')
    return { data: await linkTo(session, { number: String(number) }) }
  })
}
