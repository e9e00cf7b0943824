import { readEscalation, saveEscalation, silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import type { FastifyInstance } from 'fastify'
import { refused } from '../../platform/refusals/refused.ts'
import { serve } from '../../platform/http/serve.ts'
import type { EscalationStore } from './escalation.store.ts'

type Deps = { store: EscalationStore; notify: (restaurantId: string) => void; now: () => Date }

export const serveEscalation = (app: FastifyInstance, { store, notify, now }: Deps) => {
  serve(app, readEscalation, async ({ session }) => {
    const data = await store.readSettings(session.restaurantId)
    if (!data) throw refused('restaurant.not_found')
    return { data }
  })

  serve(app, saveEscalation, async ({ body, session }) => {
    await store.saveSettings(session.restaurantId, body)
    return { data: body }
  })

  serve(app, silenceOrders, async ({ body, session }) => {
    const silenced = await Promise.all(body.orderIds.map((orderId) => store.silence(session.restaurantId, orderId, now())))
    if (silenced.some(Boolean)) notify(session.restaurantId)
    return { message: 'Silenced' }
  })
}
