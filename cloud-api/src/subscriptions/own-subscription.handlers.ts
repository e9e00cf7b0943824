import { createOwnInvoiceLink, readOwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { FileLinks } from '../file-links/file-links.ts'
import { serve } from '../http/serve.ts'
import { refused } from '../refusals/refused.ts'
import { readInvoiceFile } from './invoices/invoice-file.ts'
import type { ReadSubscription } from './read-subscription.ts'
import { readAccount } from './transfer/transfer-account.store.ts'

type Deps = { db: Db; read: ReadSubscription; fileLinks: FileLinks }

/** The restaurant's own subscription, for its owner and managers. */
export const serveOwnSubscription = (app: FastifyInstance, { db, read, fileLinks }: Deps) => {
  serve(app, readOwnSubscription, async ({ session }) => {
    const subscription = await read.readOwn(db, session.restaurantId)
    return { data: subscription ? { ...subscription, transfer: (await readAccount(db)) ?? null } : null }
  })

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
