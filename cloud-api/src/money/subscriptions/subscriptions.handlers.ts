import {
  cancelSubscription,
  changeSubscriptionPlan,
  createInvoiceLink,
  notifySubscription,
  readSubscription,
  recordInvoicePayment,
  takeBackPayment,
} from '@sufra/shared/subscriptions/subscription.routes'
import type { FastifyInstance } from 'fastify'
import type { AdministratorSession } from '../../platform/http/sessions/session.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import type { StoreAnswer } from '../../platform/http/idempotency/respond-once.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { ChangeSubscription } from './change-subscription.ts'
import { readInvoiceFile } from './invoices/invoice-file.ts'
import type { ReadSubscription } from './read-subscription.ts'

type Deps = { db: Db; read: ReadSubscription; changes: ChangeSubscription; fileLinks: FileLinks }

/** Serves one restaurant's subscription to administrators. */
export const serveSubscriptions = (app: FastifyInstance, { db, read, changes, fileLinks }: Deps) => {
  const answerOf = async (reader: Db, restaurantId: string) => ({ data: await read.read(reader, restaurantId) })
  const callerOf = ({ userId }: AdministratorSession, restaurantId: string, storeAnswer: StoreAnswer) => ({
    adminId: userId,
    restaurantId,
    inTransaction: async (tx: Db) => storeAnswer(tx, await answerOf(tx, restaurantId)),
  })

  serve(app, readSubscription, ({ params }) => answerOf(db, params.restaurantId))

  serve(app, changeSubscriptionPlan, async ({ params: { restaurantId }, body, session, storeAnswer }) => {
    await changes.changePlan(callerOf(session, restaurantId, storeAnswer), body.planId, body.version)
    return answerOf(db, restaurantId)
  })

  serve(app, cancelSubscription, async ({ params: { restaurantId }, body, session, storeAnswer }) => {
    await changes.cancel(callerOf(session, restaurantId, storeAnswer), body.version)
    return answerOf(db, restaurantId)
  })

  serve(app, recordInvoicePayment, async ({ params: { restaurantId, number }, body, session, storeAnswer }) => {
    await changes.recordPayment(callerOf(session, restaurantId, storeAnswer), number, body)
    return answerOf(db, restaurantId)
  })

  serve(app, takeBackPayment, async ({ params: { restaurantId, paymentId }, body, session, storeAnswer }) => {
    await changes.takeBack(callerOf(session, restaurantId, storeAnswer), paymentId, body.reason)
    return answerOf(db, restaurantId)
  })

  serve(app, notifySubscription, async ({ params: { restaurantId }, body, session, storeAnswer }) => {
    await changes.notify(callerOf(session, restaurantId, storeAnswer), body.channels)
    return answerOf(db, restaurantId)
  })

  const linkTo = fileLinks.add({
    name: 'subscription-invoice',
    permission: createInvoiceLink.permission,
    read: (_, { restaurantId = '', number = '' }) => readInvoiceFile(db, read, restaurantId, Number(number)),
  })

  serve(app, createInvoiceLink, async ({ params: { restaurantId, number }, session }) => {
    if (!(await read.readInvoice(db, restaurantId, number))) throw refused('invoice.not_found')
    return { data: await linkTo(session, { restaurantId, number: String(number) }) }
  })
}
