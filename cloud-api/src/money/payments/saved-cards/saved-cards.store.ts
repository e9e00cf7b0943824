import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import type { PaymentSource, SavedCard as GatewayCard } from '../gateway/payment-gateway.ts'
import { savedCards } from './saved-cards.table.ts'

const maxShown = 20

/** Id of the sample card, equal for every phone, so that it is added to each once. */
const sampleId = '00000000-0000-7000-8000-000000000001'

/** The cards of phones that the given gateway can charge. */
export const createSavedCardsStore = ({ db }: Pick<Connection, 'db'>, gateway: string) => {
  const { deviceId: device, id, brand, lastFour, expiry, token, savedAt, usedAt, removedAt } = savedCards
  const isOf = (deviceId: string) => and(eq(device, deviceId), eq(savedCards.gateway, gateway), isNull(removedAt))
  return {
    list: (deviceId: string) =>
      db.select({ id, brand, lastFour, expiry }).from(savedCards).where(isOf(deviceId)).orderBy(desc(savedAt)).limit(maxShown),

    /**
     * Returns the source that the gateway charges: of a saved card its token. Refuses `payment.saved_card_unknown` for a removed card or
     * another phone's card.
     */
    readSource: async (deviceId: string, given: PaymentSourceInput, at: Date): Promise<PaymentSource> => {
      if (given.kind !== 'saved_card') return given
      const [card] = await db
        .update(savedCards)
        .set({ usedAt: at })
        .where(and(isOf(deviceId), eq(id, given.id)))
        .returning({ token })
      if (!card) throw refused('payment.saved_card_unknown')
      return { kind: 'saved_card', token: card.token }
    },

    /** Saves a card for the phone that paid with it. A card that is saved again gets its new token. */
    add: async (deviceId: string, { token: newToken, ...card }: GatewayCard, at: Date): Promise<void> => {
      await db
        .insert(savedCards)
        .values({ deviceId, id: uuidv7(), gateway, token: newToken, ...card, savedAt: at, usedAt: at })
        .onConflictDoUpdate({
          target: [device, savedCards.gateway, brand, lastFour, expiry],
          set: { token: newToken, usedAt: at, removedAt: null },
        })
    },

    /** Adds the demo's card unless the phone has had it. */
    addSample: async (deviceId: string, card: GatewayCard, at: Date): Promise<void> => {
      await db
        .insert(savedCards)
        .values({ deviceId, id: sampleId, gateway, ...card, savedAt: at, usedAt: at })
        .onConflictDoNothing()
    },

    remove: async (deviceId: string, cardId: string, at: Date): Promise<void> => {
      await db
        .update(savedCards)
        .set({ removedAt: at, token: '' })
        .where(and(isOf(deviceId), eq(id, cardId)))
    },

    deleteUnusedSince: async (before: Date): Promise<void> => {
      await db.delete(savedCards).where(lt(usedAt, before))
    },
  }
}

export type SavedCardsStore = ReturnType<typeof createSavedCardsStore>
