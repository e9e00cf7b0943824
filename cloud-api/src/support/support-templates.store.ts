import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { supportTemplates } from './support.table.ts'

type TemplateRow = typeof supportTemplates.$inferSelect

export const listTemplates = (db: Db): Promise<TemplateRow[]> =>
  db.select().from(supportTemplates).orderBy(asc(supportTemplates.title), asc(supportTemplates.id))

/** All templates, locked: nobody else changes them until the transaction ends. */
export const lockTemplates = (tx: Db): Promise<TemplateRow[]> =>
  tx.select().from(supportTemplates).orderBy(asc(supportTemplates.id)).for('update')

export const putTemplate = async (tx: Db, { id, ...row }: TemplateRow): Promise<void> => {
  await tx
    .insert(supportTemplates)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: supportTemplates.id, set: row })
}

/** Returns the title; undefined for an unknown one. */
export const removeTemplate = async (tx: Db, id: string): Promise<string | undefined> => {
  const [removed] = await tx.delete(supportTemplates).where(eq(supportTemplates.id, id)).returning({ title: supportTemplates.title })
  return removed?.title
}
