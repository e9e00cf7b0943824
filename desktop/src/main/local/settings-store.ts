import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sqlite } from './open-sqlite.ts'
import { settings } from './outbox.table.ts'

/** Named values of this machine, parsed on read: a value that does not match its schema counts as missing. */
export const createSettingsStore = ({ db }: Pick<Sqlite, 'db'>) => ({
  read: <S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined => {
    const row = db.select().from(settings).where(eq(settings.name, name)).get()
    return row && schema.safeParse(row.value).data
  },
  write: (name: string, value: unknown) => {
    db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } }).run()
  },
  remove: (name: string) => {
    db.delete(settings).where(eq(settings.name, name)).run()
  },
})

export type SettingsStore = ReturnType<typeof createSettingsStore>
