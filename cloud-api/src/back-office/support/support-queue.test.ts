// Assigning requests, the filters of the queue, and reopening by both sides.
import { readMe } from '@sufra/shared/accounts/account.routes'
import {
  closeOwnSupportRequest,
  closeSupportRequest,
  assignSupportRequest,
  listSupportAdministrators,
} from '@sufra/shared/support/support.routes'
import { countSupportQueue, listSupportQueue, reopenOwnSupportRequest, reopenSupportRequest } from '@sufra/shared/support/support.routes'
import type { QueueFilter } from '@sufra/shared/support/support-request'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { addAdmin } from '../../../testing/test-restaurant.ts'
import { passwordLinks, users } from '../../people/accounts/accounts.table.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { feed } from '../../platform/feed/feed.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { answer, ask, useSupport } from './support.test-data.ts'

const { scene, later, read } = useSupport()
const minute = 60_000

const keyOf = (requestId: string) => ({ restaurantId: scene.team.restaurantId, requestId })
const ownId = async () => (await scene.admin.call(readMe, {})).data.id
const assign = async (requestId: string, administratorId: string | null) =>
  (await scene.admin.call(assignSupportRequest, { params: keyOf(requestId), body: { administratorId } })).data
const shown = async (show: QueueFilter) =>
  (await scene.admin.call(listSupportQueue, { query: { show } })).data.flatMap(({ id, restaurant }) =>
    restaurant.id === scene.team.restaurantId ? id : [],
  )
const actions = async () =>
  (
    await scene.api.connection.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.restaurantId, scene.team.restaurantId))
      .orderBy(desc(auditLog.id))
  ).map(({ action }) => action)
const countEvents = async () =>
  (await scene.api.connection.db.select().from(feed).where(eq(feed.restaurantId, scene.team.restaurantId))).length

test('a request is assigned to an administrator and to no one, each with one audit entry, and the restaurant is not notified', async () => {
  const { id } = await ask(scene.team.owner.call)
  const administrator = await ownId()
  const before = await countEvents()
  expect((await assign(id, administrator)).assignee).toEqual({ id: administrator, name: 'Ada Admin' })
  await assign(id, administrator)
  expect(await actions()).toEqual(['support_assigned'])
  expect((await assign(id, null)).assignee).toBeNull()
  expect(await actions()).toEqual(['support_assigned', 'support_assigned'])
  expect(await countEvents()).toBe(before)
  expect(await read(id)).not.toHaveProperty('assignee')
})

test('a request cannot be assigned to a member of a restaurant or to an unknown account', async () => {
  const { id } = await ask(scene.team.owner.call)
  const staff = await scene.team.add('staff')
  for (const other of [staff.userId, '018f0000-0000-7000-8000-000000000000'])
    expect(await refusalOf(assign(id, other))).toMatchObject({ status: 400, code: 'support.not_administrator' })
  expect(await refusalOf(assign('018f0000-0000-7000-8000-000000000000', null))).toMatchObject({ status: 404, code: 'support.not_found' })
})

test('only administrators who may answer are offered, and requests can be assigned to no others', async () => {
  const { db } = scene.api.connection
  const [support, finance, disabled] = [await addAdmin(db, 'support'), await addAdmin(db, 'finance'), await addAdmin(db, 'support')]
  await db.update(users).set({ disabledAt: scene.now }).where(eq(users.id, disabled.id))
  const invited = await addAdmin(db, 'support')
  await db
    .insert(passwordLinks)
    .values({ userId: invited.id, kind: 'invitation', tokenHash: invited.id, createdAt: scene.now, expiresAt: scene.now })
  const offered = (await scene.admin.call(listSupportAdministrators, {})).data.map(({ id }) => id)
  expect(offered).toContain(support.id)
  const { id } = await ask(scene.team.owner.call)
  for (const other of [finance, disabled, invited]) {
    expect(offered).not.toContain(other.id)
    expect(await refusalOf(assign(id, other.id))).toMatchObject({ code: 'support.not_administrator' })
  }
})

test('the queue shows all requests, the reader’s own or the unassigned ones, and counts them', async () => {
  await addAdmin(scene.api.connection.db)
  const [mine, theirs, free] = [
    await ask(scene.team.owner.call, { urgency: 'Low' }),
    await ask(scene.team.owner.call, { urgency: 'Critical' }),
    await ask(scene.team.owner.call, { urgency: 'High' }),
  ]
  const self = await ownId()
  await assign(mine.id, self)
  const otherId = (await scene.admin.call(listSupportAdministrators, {})).data.map(({ id }) => id).find((id) => id !== self)
  await assign(theirs.id, otherId ?? '')
  expect(await shown('all')).toEqual([theirs.id, free.id, mine.id])
  expect(await shown('mine')).toEqual([mine.id])
  expect(await shown('unassigned')).toEqual([free.id])
  const counted = async () => (await scene.admin.call(countSupportQueue, {})).data
  const counts = await counted()
  expect(counts.mine).toBe(1)
  await assign(free.id, self)
  expect(await counted()).toMatchObject({ mine: 2, unassigned: counts.unassigned - 1 })
})

test('a request is late from the time when its answer is due', async () => {
  const { id } = await ask(scene.team.owner.call, { urgency: 'Critical' })
  await later(14)
  expect(await shown('late')).toEqual([])
  await later(1)
  expect(await shown('late')).toEqual([id])
})

test('both sides can reopen a closed request, which is due again by its urgency', async () => {
  const { id } = await ask(scene.team.owner.call, { urgency: 'High' })
  const due = () => new Date(scene.now.getTime() + 60 * minute).toISOString()
  const reopenOwn = async () => (await scene.team.owner.call(reopenOwnSupportRequest, { params: { requestId: id } })).data
  const reopen = async () => (await scene.admin.call(reopenSupportRequest, { params: keyOf(id) })).data
  await scene.admin.call(closeSupportRequest, { params: keyOf(id) })
  await later(5)
  expect(await reopenOwn()).toMatchObject({ status: 'open', dueAt: due() })
  await scene.team.owner.call(closeOwnSupportRequest, { params: { requestId: id } })
  await later(5)
  const again = due()
  expect(await reopen()).toMatchObject({ status: 'open', dueAt: again })
  await later(5)
  expect(await reopen()).toMatchObject({ dueAt: again })
  expect(await actions()).toEqual(['support_reopened', 'support_closed'])
})

test('reopening leaves an answered request of the restaurant answered, and staff reopen only their own', async () => {
  const { id } = await ask(scene.team.owner.call)
  await answer(scene.admin.call, scene.team.restaurantId, id, 'Done')
  expect((await scene.team.owner.call(reopenOwnSupportRequest, { params: { requestId: id } })).data).toMatchObject({
    status: 'answered',
    dueAt: null,
  })
  const staff = await scene.team.add('staff')
  const refusal = await refusalOf(staff.call(reopenOwnSupportRequest, { params: { requestId: id } }))
  expect(refusal).toMatchObject({ status: 404, code: 'support.not_found' })
})

test('the queue is searched by subject, number, restaurant and owner, in the chosen status', async () => {
  const { id } = await ask(scene.team.owner.call, { subject: 'Printer is büsy' })
  const { db } = scene.api.connection
  await db
    .update(restaurants)
    .set({ name: { en: 'Zaffaran Corner', ar: 'ركن الزعفران' } })
    .where(eq(restaurants.id, scene.team.restaurantId))
  const find = async (search: string, query: { status?: 'closed' } = {}) =>
    (await scene.admin.call(listSupportQueue, { query: { search, ...query } })).data.map((each) => each.id)
  for (const search of ['PRINTER busy', 'zaffaran', 'الزعفران', '#1 zaffaran', 'zaffaran printer', scene.team.email])
    expect(await find(search), search).toEqual([id])
  for (const search of ['zaffaran #2', 'ghost', '%', "' or 1=1 --"]) expect(await find(search), search).toEqual([])
  expect(await find('zaffaran', { status: 'closed' })).toEqual([])
})
