import { changeAcceptedMethods, readGatewayStatus, readPaymentSettings } from '@sufra/shared/payment-settings/payment-settings.routes'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import { hasPermission } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from '../../platform/http/sessions/session.ts'
import type { Db } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ChangeMenu } from '../../catalogue/menu/change-menu.ts'
import { availableMethods } from '../payments/gateway/available-methods.ts'
import type { PaymentGateway } from '../payments/gateway/payment-gateway.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { createChangeAcceptedMethods } from './change-accepted-methods.ts'
import type { ReadStatus } from './read-gateway-status.ts'

type Deps = {
  db: Db
  changeMenu: ChangeMenu
  gateway: PaymentGateway
  readStatus: ReadStatus
  baseUrl: (request: FastifyRequest) => string
}

/** Limit of calls by one member. */
const statusLimit = { max: 60 }

export const servePaymentSettings = (app: FastifyInstance, { db, changeMenu, gateway, readStatus, baseUrl }: Deps) => {
  const change = createChangeAcceptedMethods(changeMenu)
  const availableTo = (request: FastifyRequest): PaymentMethod[] => availableMethods(gateway.browserConfig({ baseUrl: baseUrl(request) }))

  const mayEdit = ({ role }: Pick<Session, 'role'>) => hasPermission(role, changeAcceptedMethods.permission)

  serve(app, readPaymentSettings, async ({ session, request }) => {
    const restaurant = await readRestaurant(db, session.restaurantId)
    if (!restaurant) throw refused('restaurant.not_found')
    return { data: { accepted: restaurant.acceptedMethods, available: availableTo(request), mayEdit: mayEdit(session) } }
  })

  serve(app, changeAcceptedMethods, async ({ session, body: { methods, seen }, storeAnswer, request }) => {
    const available = availableTo(request)
    const answer = { data: { accepted: methods, available, mayEdit: mayEdit(session) } }
    const inTransaction = (tx: Db) => storeAnswer(tx, answer)
    await change({ restaurantId: session.restaurantId, methods, seen, available, inTransaction })
    return answer
  })

  serve(app, readGatewayStatus, async () => ({ data: await readStatus() }), { limit: statusLimit })
}
