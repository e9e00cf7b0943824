import type { DatedKind } from '@sufra/shared/documents/document'
import { rulesOf, type DocumentRule, type RulesOfKinds } from '@sufra/shared/expiring/document-rule'
import type { Db } from '../../../platform/db/connect.ts'
import { documentRules } from './document-rules.table.ts'

export const readRules = async (db: Db): Promise<RulesOfKinds> => rulesOf(await db.select().from(documentRules))

export const setRule = async (tx: Db, kind: DatedKind, rule: DocumentRule): Promise<void> => {
  await tx.insert(documentRules).values({ kind, rule }).onConflictDoUpdate({ target: documentRules.kind, set: { rule } })
}
