import { randomUUID } from 'node:crypto'
import { deleteSupportTemplate, listSupportTemplates, saveSupportTemplate } from '@sufra/shared/support/support-template.routes'
import { readQueuedRequest } from '@sufra/shared/support/support.routes'
import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { users } from '../../people/accounts/accounts.table.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { supportTemplates } from './support.table.ts'
import { ask, useSupport } from './support.test-data.ts'

const { scene } = useSupport()
const text = { en: 'Hello {person}', ar: 'مرحبًا {person}' }
const save = async (title: string, templateId: string = randomUUID()) =>
  (await scene.admin.call(saveSupportTemplate, { params: { templateId }, body: { title, text } })).data
const remove = async (templateId: string) => (await scene.admin.call(deleteSupportTemplate, { params: { templateId } })).data
const titles = async () => (await scene.admin.call(listSupportTemplates, {})).data.map(({ title }) => title)

beforeEach(async () => {
  await scene.api.connection.db.delete(supportTemplates)
})

test('templates are listed by title, saving one again replaces it, and each change is recorded', async () => {
  const id = randomUUID()
  await save('Printer', id)
  await save('Connection')
  expect(await titles()).toEqual(['Connection', 'Printer'])
  const [first, second] = await save('A printer', id)
  expect(first).toEqual({ id, title: 'A printer', text })
  expect(second?.title).toBe('Connection')
  expect((await remove(id)).map(({ title }) => title)).toEqual(['Connection'])
  const { db } = scene.api.connection
  const entries = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.action, ['support_template_saved', 'support_template_deleted']))
    .orderBy(asc(auditLog.id))
  expect(entries.filter(({ details }) => details.template === id).map(({ action, details }) => [action, details.title])).toEqual([
    ['support_template_saved', 'Printer'],
    ['support_template_saved', 'A printer'],
    ['support_template_deleted', 'A printer'],
  ])
})

test('an unknown placeholder and a missing language are refused', async () => {
  const params = { templateId: randomUUID() }
  const refuse = (body: { title: string; text: typeof text }) => refusalOf(scene.admin.call(saveSupportTemplate, { params, body }))
  expect(await refuse({ title: 'Printer', text: { ...text, en: 'Hello {name}' } })).toMatchObject({ status: 400 })
  expect(await refuse({ title: 'Printer', text: { ...text, ar: '' } })).toMatchObject({ status: 400 })
  expect(await titles()).toEqual([])
})

test('the hundredth template is saved and changed, and one more is refused', async () => {
  const rows = Array.from({ length: 99 }, (_, index) => ({ id: randomUUID(), title: `Template ${index}`, text }))
  await scene.api.connection.db.insert(supportTemplates).values(rows)
  const last = randomUUID()
  expect(await save('The last', last)).toHaveLength(100)
  expect(await refusalOf(save('One more'))).toMatchObject({ status: 409, code: 'support.too_many_templates' })
  expect(await save('The last one', last)).toHaveLength(100)
  await remove(last)
  expect(await save('One more')).toHaveLength(100)
})

test('deleting an unknown or already deleted template is refused', async () => {
  const id = randomUUID()
  await save('Printer', id)
  await remove(id)
  expect(await refusalOf(remove(id))).toMatchObject({ status: 404, code: 'support.template_not_found' })
})

test('a queued request has the language of the person who wrote it', async () => {
  const { id } = await ask(scene.team.owner.call)
  const { db } = scene.api.connection
  const params = { restaurantId: scene.team.restaurantId, requestId: id }
  const languageOf = async () => (await scene.admin.call(readQueuedRequest, { params })).data.language
  expect(await languageOf()).toBe('en')
  await db.update(users).set({ language: 'ar' }).where(eq(users.email, scene.team.email))
  expect(await languageOf()).toBe('ar')
})
