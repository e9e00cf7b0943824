import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { supportTemplates } from './support.table.ts'

type TemplateRow = typeof supportTemplates.$inferSelect

export const listTemplates = (db: Db): Promise<TemplateRow[]> =>
  db.select().from(supportTemplates).orderBy(asc(supportTemplates.title), asc(supportTemplates.id))

/** Returns all templates, which stay locked until the transaction ends. */
export const lockTemplates = (tx: Db): Promise<TemplateRow[]> =>
  tx.select().from(supportTemplates).orderBy(asc(supportTemplates.id)).for('update')

export const putTemplate = async (tx: Db, { id, ...row }: TemplateRow): Promise<void> => {
  await tx
    .insert(supportTemplates)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: supportTemplates.id, set: row })
}

/** Removes a template and returns its title, or undefined for an unknown template. */
export const removeTemplate = async (tx: Db, id: string): Promise<string | undefined> => {
  const [removed] = await tx.delete(supportTemplates).where(eq(supportTemplates.id, id)).returning({ title: supportTemplates.title })
  return removed?.title
}
