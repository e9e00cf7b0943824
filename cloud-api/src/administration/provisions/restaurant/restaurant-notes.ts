// Notes of administrators about a restaurant. Only their authors change and delete them; the audit log records the author of a change, and
// not the text.
import { maxNotes, type RestaurantNote } from '@sufra/shared/provisions/restaurant-notes.routes'
import { readNames } from '../../../people/accounts/users.store.ts'
import { recordAuditEntry } from '../../../people/audit/audit-log.ts'
import type { Connection } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { lockRestaurant, readRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import { changeNote, countNotes, deleteNote, insertNote, listNotes, readNote } from './restaurant-notes.store.ts'

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; now: () => Date }
/** `userId`: the administrator. */
type Key = { userId: string; restaurantId: string; noteId: string }

export const createRestaurantNotes = ({ connection: { db, transact }, now }: Deps) => ({
  /** Refuses `restaurant.not_found`, like all functions here. */
  list: async (userId: string, restaurantId: string): Promise<RestaurantNote[]> => {
    if (!(await readRestaurant(db, restaurantId))) throw refused('restaurant.not_found')
    const notes = await listNotes(db, restaurantId)
    const names = await readNames(
      db,
      notes.map(({ authorId }) => authorId),
    )
    return notes.map(({ id, text, authorId, createdAt, changedAt }) => ({
      id,
      text,
      author: names.get(authorId) ?? '',
      isOwn: authorId === userId,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    }))
  },

  /** Writes or changes a note; the same text again changes nothing. Refuses `note.not_own` and `note.too_many`. */
  save: ({ userId, restaurantId, noteId: id }: Key, text: string): Promise<void> =>
    transact(async (tx) => {
      if (!(await lockRestaurant(tx, restaurantId))) throw refused('restaurant.not_found')
      const note = await readNote(tx, { restaurantId, id })
      if (note && note.authorId !== userId) throw refused('note.not_own')
      if (note?.text === text) return
      if (note) await changeNote(tx, note, { text, changedAt: now() })
      else {
        if ((await countNotes(tx, restaurantId)) >= maxNotes) throw refused('note.too_many')
        await insertNote(tx, { restaurantId, id, authorId: userId, text, createdAt: now() })
      }
      const action = note ? 'note_changed' : 'note_written'
      await recordAuditEntry(tx, { adminId: userId, restaurantId, at: now(), action, details: { note: id } })
    }),

  /** Refuses `note.not_found`, also for a note about another restaurant, and `note.not_own`. */
  remove: ({ userId, restaurantId, noteId: id }: Key): Promise<void> =>
    transact(async (tx) => {
      if (!(await lockRestaurant(tx, restaurantId))) throw refused('restaurant.not_found')
      const note = await readNote(tx, { restaurantId, id })
      if (!note) throw refused('note.not_found')
      if (note.authorId !== userId) throw refused('note.not_own')
      await deleteNote(tx, note)
      await recordAuditEntry(tx, { adminId: userId, restaurantId, at: now(), action: 'note_deleted', details: { note: id } })
    }),
})
