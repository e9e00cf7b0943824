import { changeDocumentRule, readDocumentRules } from '@sufra/shared/expiring/document-rule.routes'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addAdmin } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { evenings } from '../../../catalogue/hours/hours.test-data.ts'
import { doha, useRestriction } from './restriction.test-data.ts'

const { scene, setHours, db, run, pass, stored, answerToOrder, expires } = useRestriction()

describe('the rule of a kind of document', () => {
  const signIn = async (role: 'owner' | 'reviewer') => {
    const { id, email } = await addAdmin(db(), role)
    return { id, call: (await scene.api.signedIn(email, 'admin')).call }
  }

  test('is changed by an owner of the platform, applies from the next closing on, and no longer applies after a change back', async () => {
    await setHours(evenings)
    await expires('foodSafetyCertificates', '2026-01-01')
    await pass('2026-12-02T18:00')
    const { id, call } = await signIn('owner')
    const params = { kind: 'foodSafetyCertificates' } as const
    expect((await call(readDocumentRules, {})).data).toMatchObject({ foodSafetyCertificates: 'warn', tradeLicense: 'restrict' })
    for (let times = 0; times < 2; times += 1)
      expect((await call(changeDocumentRule, { params, body: { rule: 'restrict' } })).data).toMatchObject({
        foodSafetyCertificates: 'restrict',
      })
    await run()
    expect([await answerToOrder(), await stored()]).toEqual(['ordered', doha('2026-12-03T02:00')])
    await pass('2026-12-03T18:00')
    expect(await answerToOrder()).toBe('restaurant.not_taking_orders')
    await (await signIn('owner')).call(changeDocumentRule, { params, body: { rule: 'warn' } })
    await run()
    expect([await answerToOrder(), await stored()]).toEqual(['ordered', null])
    const entries = await db().select().from(auditLog).where(eq(auditLog.action, 'document_rule_changed')).orderBy(auditLog.at)
    expect(entries.map(({ details }) => details.rule)).toEqual(['restrict', 'warn'])
    expect(entries[0]).toMatchObject({ adminId: id, details: { kind: 'foodSafetyCertificates' } })
  })

  test('cannot be changed by reviewers, or to unknown kinds and rules', async () => {
    const params = { kind: 'tradeLicense' } as const
    const reviewer = (await signIn('reviewer')).call
    expect(await refusalOf(reviewer(readDocumentRules, {}))).toMatchObject({ status: 403 })
    expect(await refusalOf(reviewer(changeDocumentRule, { params, body: { rule: 'warn' } }))).toMatchObject({ status: 403 })
    const { call } = await signIn('owner')
    expect(
      await refusalOf(call(changeDocumentRule, { params: { kind: 'restaurantImages' as never }, body: { rule: 'warn' } })),
    ).toMatchObject({ status: 404 })
    expect(await refusalOf(call(changeDocumentRule, { params, body: { rule: 'ignore' as never } }))).toMatchObject({ status: 400 })
  })
})
