// Notes about a restaurant, which administrators write for each other. The restaurant does not see them.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, timestamp, typedText } from '../contract/wire.ts'
import { ofRestaurant } from './restaurant.routes.ts'

const maxNoteLength = 2_000
/** Maximum number of notes about one restaurant. */
export const maxNotes = 200

/** `isOwn`: the caller wrote it and may change and delete it. `changedAt`: null unless it was changed. */
const restaurantNote = z.object({
  id,
  text: z.string(),
  author: z.string(),
  isOwn: z.boolean(),
  createdAt: timestamp,
  changedAt: timestamp.nullable(),
})
export type RestaurantNote = z.output<typeof restaurantNote>

export const noteDraft = z.object({ text: typedText(maxNoteLength, 'note.length').min(1, 'note.required') })

const common = {
  reply: z.object({ success: z.literal(true), data: z.array(restaurantNote) }),
  idempotency: 'safe',
} as const
const ofNote = ofRestaurant.extend({ noteId: id })

export const listRestaurantNotes = route({
  method: 'GET',
  path: '/api/admin/restaurants/:restaurantId/notes',
  permission: 'restaurants.read',
  summary: 'Lists the notes about a restaurant, newest first',
  params: ofRestaurant,
  ...common,
})

export const saveRestaurantNote = route({
  method: 'PUT',
  path: '/api/admin/restaurants/:restaurantId/notes/:noteId',
  permission: 'restaurants.note',
  summary: 'Writes a note with an id that the client chooses, or changes one of the caller’s. At most 200 for each restaurant',
  params: ofNote,
  body: noteDraft,
  ...common,
})

export const deleteRestaurantNote = route({
  method: 'DELETE',
  path: '/api/admin/restaurants/:restaurantId/notes/:noteId',
  permission: 'restaurants.note',
  summary: 'Deletes a note of the caller’s',
  params: ofNote,
  ...common,
})
