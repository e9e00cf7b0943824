// The saved cards of a phone, which its visit identifies. The token of a card never leaves the server.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, id } from '../contract/wire.ts'
import { visitToken } from '../visits/visit.routes.ts'

const ofPhone = z.object({ restaurantId: id, visit: visitToken })

/** `expiry`: MM/YY. */
export const savedCard = z.object({ id, brand: z.string(), lastFour: z.string(), expiry: z.string() })
export type SavedCard = z.output<typeof savedCard>

export const listSavedCards = route({
  method: 'POST',
  path: '/api/payments/saved-cards/list',
  permission: 'public',
  summary: "Lists the saved cards of the visit's phone, newest first",
  body: ofPhone,
  reply: z.object({ success: z.literal(true), data: z.array(savedCard) }),
  idempotency: 'safe',
})

export const removeSavedCard = route({
  method: 'POST',
  path: '/api/payments/saved-cards/remove',
  permission: 'public',
  summary: "Removes a saved card of the visit's phone. Removing it again changes nothing",
  body: ofPhone.extend({ id }),
  reply: done,
  idempotency: 'safe',
})
