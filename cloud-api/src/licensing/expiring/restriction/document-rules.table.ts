import { datedKinds } from '@sufra/shared/documents/document'
import { documentRules as rules } from '@sufra/shared/expiring/document-rule'
import { pgTable, text } from 'drizzle-orm/pg-core'

/** Decisions of an owner of the platform about kinds of documents; other kinds have the default. */
export const documentRules = pgTable('document_rules', {
  kind: text({ enum: datedKinds }).primaryKey(),
  rule: text({ enum: rules }).notNull(),
})
