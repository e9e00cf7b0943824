import type { NewPlanDraft, PlanDraft } from '@sufra/shared/subscriptions/plan'
import { v7 as uuidv7 } from 'uuid'
import { recordAuditEntry } from '../../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { clearDefaultPlan, insertPlan, limitsOf, listAllPlans, lockPlans, readPlan, updatePlan } from './plans.store.ts'

type Deps = { connection: Pick<Connection, 'transact'>; now: () => Date }
type Plans = Awaited<ReturnType<typeof listAllPlans>>
/** Called in the transaction of the change. */
type InTransaction = (tx: Db, plans: Plans) => Promise<void>
type Change = PlanDraft & { id: string; version: number }

/** Returns the fields of a plan for the audit log. */
const recorded = ({
  name,
  price,
  trialDays,
  isOffered,
  isDefault,
  limits,
}: Pick<PlanDraft, 'name' | 'trialDays' | 'isOffered' | 'isDefault' | 'limits'> & { price: number }) => ({
  plan: name.en,
  price,
  trialDays,
  isOffered,
  isDefault,
  ...(limits && { limits }),
})

/** Returns the columns of a draft. Limits that are not sent stay. */
const columnsOf = <Draft extends PlanDraft>({ limits, ...draft }: Draft) => ({
  ...draft,
  ...(limits && { maxTables: limits.tables, maxMembers: limits.members }),
})

export const createChangePlans = ({ connection, now }: Deps) => {
  const run = (change: (tx: Db) => Promise<void>, inTransaction: InTransaction): Promise<Plans> =>
    connection.transact(async (tx) => {
      await lockPlans(tx)
      await change(tx)
      const all = await listAllPlans(tx)
      await inTransaction(tx, all)
      return all
    })

  return {
    create: (adminId: string, draft: NewPlanDraft, inTransaction: InTransaction): Promise<Plans> =>
      run(async (tx) => {
        if (draft.isDefault) await clearDefaultPlan(tx)
        const id = uuidv7()
        await insertPlan(tx, { id, ...columnsOf(draft) })
        const details = { planId: id, period: draft.period, ...recorded(draft) }
        await recordAuditEntry(tx, { adminId, at: now(), action: 'plan_created', details })
      }, inTransaction),

    /** Refuses `plan.not_found`, and `plan.changed` for another version. */
    change: (adminId: string, { id, version, ...draft }: Change, inTransaction: InTransaction): Promise<Plans> =>
      run(async (tx) => {
        const before = await readPlan(tx, id)
        if (!before) throw refused('plan.not_found')
        if (draft.isDefault && !before.isDefault) await clearDefaultPlan(tx)
        if (!(await updatePlan(tx, id, version, columnsOf(draft)))) throw refused('plan.changed')
        const details = {
          planId: id,
          plan: draft.name.en,
          before: recorded({ ...before, limits: limitsOf(before) }),
          after: recorded(draft),
        }
        await recordAuditEntry(tx, { adminId, at: now(), action: 'plan_changed', details })
      }, inTransaction),
  }
}
