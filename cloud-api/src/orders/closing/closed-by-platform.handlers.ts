import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { ClosedByPlatformStore } from './closed-by-platform.store.ts'

type Deps = { store: ClosedByPlatformStore; notify: (restaurantId: string) => void; now: () => Date }

export const serveClosedByPlatform = (app: FastifyInstance, { store, notify, now }: Deps) => {
  serve(app, listClosedByPlatform, async ({ session }) => ({ data: await store.list(session.restaurantId, now()) }))

  serve(app, dismissOrders, async ({ body, session }) => {
    if (await store.dismiss(session.restaurantId, body, now())) notify(session.restaurantId)
    return { message: 'Dismissed' }
  })
}
