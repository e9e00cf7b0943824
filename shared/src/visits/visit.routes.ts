import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id } from '../contract/wire.ts'

/** Proves that a phone has opened a restaurant's link or scanned a table's code. Signed by the server, opaque to clients. */
export const visitToken = z.string().max(200)

export const openVisit = route({
  method: 'POST',
  path: '/api/visits',
  permission: 'public',
  summary:
    'Opens a visit of a restaurant, or with `tableToken` of a table. Returns the visit token that orders must carry; with an earlier `visit` it belongs to the same phone',
  body: z.object({ restaurantId: id, tableToken: z.string().max(100).default(''), visit: visitToken.default('') }),
  reply: z.object({ success: z.literal(true), data: z.object({ visit: visitToken }) }),
  idempotency: 'safe',
})
