import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { restaurantNotes } from './restaurant-notes.table.ts'

type NoteKey = { restaurantId: string; id: string }
type NoteRow = typeof restaurantNotes.$inferSelect

const isNote = ({ restaurantId, id }: NoteKey) => and(eq(restaurantNotes.restaurantId, restaurantId), eq(restaurantNotes.id, id))

/** Returns the newest first. */
export const listNotes = (db: Db, restaurantId: string): Promise<NoteRow[]> =>
  db
    .select()
    .from(restaurantNotes)
    .where(eq(restaurantNotes.restaurantId, restaurantId))
    .orderBy(desc(restaurantNotes.createdAt), desc(restaurantNotes.id))

/** Returns undefined for an unknown note. */
export const readNote = async (db: Db, key: NoteKey): Promise<NoteRow | undefined> => {
  const [note] = await db.select().from(restaurantNotes).where(isNote(key))
  return note
}

export const countNotes = (db: Db, restaurantId: string): Promise<number> =>
  db.$count(restaurantNotes, eq(restaurantNotes.restaurantId, restaurantId))

export const insertNote = async (tx: Db, note: typeof restaurantNotes.$inferInsert): Promise<void> => {
  await tx.insert(restaurantNotes).values(note)
}

export const changeNote = async (tx: Db, key: NoteKey, change: Pick<NoteRow, 'text' | 'changedAt'>): Promise<void> => {
  await tx.update(restaurantNotes).set(change).where(isNote(key))
}

export const deleteNote = async (tx: Db, key: NoteKey): Promise<void> => {
  await tx.delete(restaurantNotes).where(isNote(key))
}
