import { listUnreachable, readLadder, saveLadder, silenceOrders } from '@sufra/shared/ladder/ladder.routes'
import type { FastifyInstance } from 'fastify'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import type { LadderStore } from './ladder.store.ts'

type Parts = { store: LadderStore; wake: (restaurantId: string) => void; now: () => Date }

export const serveLadder = (app: FastifyInstance, { store, wake, now }: Parts) => {
  serve(app, readLadder, async ({ session }) => {
    const data = await store.readSettings(session.restaurantId)
    if (!data) throw refused('restaurant.not_found')
    return { data }
  })

  serve(app, saveLadder, async ({ body, session }) => {
    await store.saveSettings(session.restaurantId, body)
    return { data: body }
  })

  serve(app, silenceOrders, async ({ body, session }) => {
    const silenced = await Promise.all(body.orderIds.map((orderId) => store.silence(session.restaurantId, orderId, now())))
    if (silenced.some(Boolean)) wake(session.restaurantId)
    return { message: 'Silenced' }
  })

  serve(app, listUnreachable, async () => ({
    data: (await store.listUnreachable()).map(({ id, unreachableSince, ...rest }) => ({
      _id: id,
      ...rest,
      unreachableSince: (unreachableSince ?? now()).toISOString(),
    })),
  }))
}
