import { randomUUID } from 'node:crypto'
import { listNotifications } from '@sufra/shared/notifications/notification.routes'
import { removeMember } from '@sufra/shared/staff/staff.routes'
import {
  closeOwnSupportRequest,
  closeSupportRequest,
  createSupportFileLink,
  countSupportQueue,
  listSupportQueue,
  listSupportRequests,
} from '@sufra/shared/support/support.routes'
import type { Call } from '@sufra/shared/contract/client'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { drawPdf } from '../../../testing/test-documents.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { feed } from '../../platform/feed/feed.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { supportFiles } from './support.table.ts'
import { answer, ask, reply, useSupport } from './support.test-data.ts'

const { scene, later, read } = useSupport()
const minute = 60_000

const answerTo = (requestId: string, message = 'Is it switched on?', isNote = false, id?: string) =>
  answer(scene.admin.call, scene.team.restaurantId, requestId, message, isNote, id)
const mailsTo = (email: string) => scene.api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, email))
const events = async () =>
  (await scene.api.connection.db.select().from(feed).where(eq(feed.restaurantId, scene.team.restaurantId)).orderBy(feed.seq)).map(
    ({ event }) => event,
  )

test('a request is numbered, waits for support and is due by its urgency', async () => {
  const first = await ask(scene.team.owner.call, { subject: ' The printer ', urgency: 'Critical' })
  expect(first).toMatchObject({
    number: 1,
    subject: 'The printer',
    urgency: 'Critical',
    status: 'open',
    requestedBy: 'Noora Owner',
    dueAt: new Date(scene.now.getTime() + 15 * minute).toISOString(),
    messages: [{ by: 'restaurant', name: 'Noora Owner', text: 'It prints nothing', isNote: false, attachments: [] }],
  })
  expect((await ask(scene.team.owner.call)).number).toBe(2)
  const { data } = await scene.team.owner.call(listSupportRequests, {})
  expect(data).toMatchObject({ requests: [{ number: 2 }, { number: 1 }], more: null })
  expect(await events()).toEqual(['support_changed', 'support_changed'])
})

test.each(['pending', 'rejected'] as const)('a %s restaurant requests help, is answered, and reads its attachments', async (status) => {
  const { email, restaurantId } = await addRestaurant(scene.api.connection.db, { status })
  const { call } = await scene.api.signedIn(email)
  const { id, messages } = await ask(call, { subject: 'My trade licence', files: [drawPdf()] })
  await later(1)
  await answer(scene.admin.call, restaurantId, id, 'Send the new one')
  expect(await read(id, call)).toMatchObject({
    status: 'answered',
    messages: [{ by: 'restaurant' }, { by: 'support', text: 'Send the new one' }],
  })
  const fileId = messages[0]?.attachments[0]?.id ?? ''
  expect((await call(createSupportFileLink, { params: { fileId } })).data).toBeDefined()
  const { data } = await scene.admin.call(listSupportQueue, { query: { status: 'answered' } })
  expect(data.map((request) => request.id)).toContain(id)
})

test('a repeated request changes nothing, even with files', async () => {
  const id = randomUUID()
  const pdf = drawPdf()
  await ask(scene.team.owner.call, { id, files: [pdf] })
  const again = await ask(scene.team.owner.call, { id, subject: 'Other', files: [pdf] })
  expect(again).toMatchObject({ number: 1, subject: 'Printer' })
  expect(again.messages).toHaveLength(1)
  expect(
    await scene.api.connection.db.select().from(supportFiles).where(eq(supportFiles.restaurantId, scene.team.restaurantId)),
  ).toHaveLength(1)
})

test('an answer reaches the restaurant as event, notification and mail, and waits for the restaurant', async () => {
  const { id } = await ask(scene.team.owner.call, { subject: 'Printer\nbroken' })
  await later(5)
  expect(await answerTo(id)).toMatchObject({ status: 'answered', dueAt: null, messages: [{}, { by: 'support', name: 'Ada Admin' }] })
  expect(await events()).toEqual(['support_changed', 'support_changed', 'newNotification'])
  const thread = await read(id)
  expect(thread.messages.at(-1)).toMatchObject({ by: 'support', name: '', text: 'Is it switched on?' })
  const { data } = await scene.team.owner.call(listNotifications, {})
  expect(data.notifications).toMatchObject([
    { kind: 'support_replied', requestId: id, requestNumber: 1, chatLink: `/merchant/help-and-support/${id}`, isRead: false },
  ])
  const mails = await mailsTo(scene.team.email)
  expect(mails).toMatchObject([{ subject: 'Support has replied to your request 1' }])
  expect(mails[0]?.text).toContain(`/merchant/help-and-support/${id}`)
  expect(mails[0]?.text.split('Is it switched on?')).toHaveLength(2)
})

test('a repeated answer sends nothing more', async () => {
  const { id } = await ask(scene.team.owner.call)
  const messageId = randomUUID()
  await answerTo(id, 'Hello', false, messageId)
  expect((await answerTo(id, 'Hello', false, messageId)).messages).toHaveLength(2)
  expect(await mailsTo(scene.team.email)).toHaveLength(1)
  expect((await events()).filter((event) => event === 'newNotification')).toHaveLength(1)
})

test('an internal note is shown to administrators alone and changes nothing for the restaurant', async () => {
  const { id } = await ask(scene.team.owner.call)
  await later(1)
  expect(await answerTo(id, 'Their licence is fine', true)).toMatchObject({
    status: 'open',
    messages: [{}, { isNote: true, name: 'Ada Admin' }],
  })
  expect((await read(id)).messages).toHaveLength(1)
  expect(await mailsTo(scene.team.email)).toEqual([])
  expect(await events()).toEqual(['support_changed'])
})

test('another message reopens an answered or closed request with a new due time, and leaves the due time of an open one', async () => {
  const { id } = await ask(scene.team.owner.call, { urgency: 'High' })
  const due = (await read(id)).dueAt
  await later(10)
  expect(await reply(scene.team.owner.call, id, 'Anybody?')).toMatchObject({ status: 'open', dueAt: due })
  await answerTo(id)
  await later(10)
  const again = await reply(scene.team.owner.call, id, 'Yes')
  expect(again).toMatchObject({ status: 'open', dueAt: new Date(scene.now.getTime() + 60 * minute).toISOString() })
  expect((await scene.team.owner.call(closeOwnSupportRequest, { params: { requestId: id } })).data).toMatchObject({
    status: 'closed',
    dueAt: null,
  })
  expect((await reply(scene.team.owner.call, id, 'It is back')).status).toBe('open')
  const { data } = await scene.admin.call(closeSupportRequest, { params: { restaurantId: scene.team.restaurantId, requestId: id } })
  expect(data).toMatchObject({ status: 'closed', dueAt: null })
})

test('a reply that is sent again is stored once', async () => {
  const { id } = await ask(scene.team.owner.call)
  const messageId = randomUUID()
  await reply(scene.team.owner.call, id, 'More', [], messageId)
  expect((await reply(scene.team.owner.call, id, 'More', [], messageId)).messages).toHaveLength(2)
})

test('the queue is sorted by the time when an answer is due, and counts late requests', async () => {
  const counted = async () => (await scene.admin.call(countSupportQueue, {})).data
  const before = await counted()
  const low = await ask(scene.team.owner.call, { urgency: 'Low' })
  const critical = await ask(scene.team.owner.call, { urgency: 'Critical' })
  const normal = await ask(scene.team.owner.call, { urgency: 'Normal' })
  await later(15)
  const [{ data }, counts] = [await scene.admin.call(listSupportQueue, {}), await counted()]
  expect(data.flatMap(({ id, restaurant }) => (restaurant.id === scene.team.restaurantId ? id : []))).toEqual([
    critical.id,
    normal.id,
    low.id,
  ])
  expect(data.find(({ id }) => id === critical.id)?.restaurant).toMatchObject({ name: { en: 'Test Kitchen' }, branchName: 'West Bay' })
  expect(counts.open - before.open).toBe(3)
  await answerTo(critical.id)
  const after = await scene.admin.call(listSupportQueue, { query: { status: 'answered' } })
  expect(after.data[0]?.id).toBe(critical.id)
  expect(await counted()).toMatchObject({ open: counts.open - 1, answered: counts.answered + 1, late: counts.late - 1 })
})

test('owners and managers read all requests of the restaurant, staff their own', async () => {
  const [manager, staff] = [await scene.team.add('manager'), await scene.team.add('staff')]
  const [byOwner, byStaff] = [await ask(scene.team.owner.call), await ask(staff.call)]
  for (const call of [scene.team.owner.call, manager.call]) {
    expect((await call(listSupportRequests, {})).data.requests.map(({ id }) => id)).toEqual([byStaff.id, byOwner.id])
    expect((await read(byStaff.id, call)).requestedBy).toBe('Omar staff')
  }
  expect((await staff.call(listSupportRequests, {})).data.requests.map(({ id }) => id)).toEqual([byStaff.id])
  const notFound = { status: 404, code: 'support.not_found' }
  expect(await refusalOf(read(byOwner.id, staff.call))).toMatchObject(notFound)
  expect(await refusalOf(reply(staff.call, byOwner.id, 'Hello'))).toMatchObject(notFound)
  expect(await refusalOf(staff.call(closeOwnSupportRequest, { params: { requestId: byOwner.id } }))).toMatchObject(notFound)
  await answerTo(byOwner.id)
  await answerTo(byStaff.id)
  const kinds = async (call: Call) => (await call(listNotifications, {})).data.notifications.length
  expect([await kinds(scene.team.owner.call), await kinds(staff.call)]).toEqual([2, 1])
})

test('actions of administrators are in the audit log', async () => {
  const { id } = await ask(scene.team.owner.call)
  await answerTo(id)
  await answerTo(id, 'Note', true)
  await scene.admin.call(closeSupportRequest, { params: { restaurantId: scene.team.restaurantId, requestId: id } })
  const entries = await scene.api.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.restaurantId, scene.team.restaurantId))
    .orderBy(desc(auditLog.id))
  expect(entries.map(({ action }) => action)).toEqual(['support_closed', 'support_noted', 'support_answered'])
})

test('a reply to a member who has left goes to the owner', async () => {
  const staff = await scene.team.add('staff')
  const { id } = await ask(staff.call)
  await scene.team.owner.call(removeMember, { params: { memberId: staff.userId } })
  await answerTo(id)
  expect(await mailsTo(staff.email)).toEqual([])
  expect(await mailsTo(scene.team.email)).toHaveLength(1)
})

test('closing by both sides at the same time emits one event and is recorded once at most, and closing again emits none', async () => {
  const { id } = await ask(scene.team.owner.call)
  const own = () => scene.team.owner.call(closeOwnSupportRequest, { params: { requestId: id } })
  const support = () => scene.admin.call(closeSupportRequest, { params: { restaurantId: scene.team.restaurantId, requestId: id } })
  await Promise.all([own(), support(), own(), support(), own(), support()])
  expect(await events()).toEqual(['support_changed', 'support_changed'])
  await own()
  await support()
  expect(await events()).toEqual(['support_changed', 'support_changed'])
  expect((await read(id)).status).toBe('closed')
})
