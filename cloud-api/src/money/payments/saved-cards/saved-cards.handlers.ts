import { listSavedCards, removeSavedCard } from '@sufra/shared/payments/saved-card.routes'
import type { FastifyInstance } from 'fastify'
import { byField } from '../../../platform/http/limits/limit-calls.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Visits } from '../../../ordering/visits/visits.ts'
import type { SavedCard } from '../gateway/payment-gateway.ts'
import type { SavedCardsStore } from './saved-cards.store.ts'

type Deps = {
  store: SavedCardsStore
  visits: Pick<Visits, 'read'>
  /** The card that every phone has in the demo until it removes it. */
  sampleCard: SavedCard | undefined
  now: () => Date
}

/** Limit of requests of one visit. */
const limit = { max: 60, of: byField('visit') }

export const serveSavedCards = (app: FastifyInstance, { store, visits, sampleCard, now }: Deps) => {
  serve(
    app,
    listSavedCards,
    async ({ body }) => {
      const { deviceId } = visits.read(body.restaurantId, body.visit)
      if (sampleCard) await store.addSample(deviceId, sampleCard, now())
      return { data: await store.list(deviceId) }
    },
    { limit },
  )

  serve(
    app,
    removeSavedCard,
    async ({ body }) => {
      await store.remove(visits.read(body.restaurantId, body.visit).deviceId, body.id, now())
      return { message: 'removed' }
    },
    { limit },
  )
}
