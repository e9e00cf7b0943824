import { listExpiring, listReminders, remindOfDocument } from '@sufra/shared/expiring/expiring.routes'
import type { ReminderChannel } from '@sufra/shared/expiring/document-reminder'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addAdmin } from '../../../testing/test-restaurant.ts'
import { users } from '../../people/accounts/accounts.table.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { documents } from '../documents/documents.table.ts'
import { addDocument, addRestaurantWith, sentTo } from './expiring.test-data.ts'

const platform = usePlatform()
const db = () => platform.api.connection.db

beforeEach(async () => {
  await db().delete(documents)
  platform.clock.now = new Date('2026-11-20T12:00:00+03:00')
  platform.reviewer = await signInReviewer(platform.api)
})

describe('a reminder by hand', () => {
  const remind = (
    params: { restaurantId: string; documentId: string },
    channels: ReminderChannel[],
    id: string = crypto.randomUUID(),
    call = platform.reviewer.call,
  ) => call(remindOfDocument, { params, body: { id, channels } })
  const scene = async () => {
    const { restaurantId, userId, ids } = await addRestaurantWith(db(), { tradeLicense: '2026-12-01' })
    return { userId, params: { restaurantId, documentId: ids.tradeLicense ?? '' } }
  }

  test.each([
    [['mail'], [1, 0, 0]],
    [['sms'], [0, 1, 0]],
    [['inApp'], [0, 0, 1]],
    [
      ['mail', 'sms', 'inApp'],
      [1, 1, 1],
    ],
  ] as const)('by %j sends %j mails, SMS and notifications, and is in the delivery log and the audit log', async (channels, counts) => {
    const { params } = await scene()
    await remind(params, [...channels])
    const { mails, sms, bell } = await sentTo(platform.api, params.restaurantId)
    expect([mails.length, sms.length, bell.length]).toEqual(counts)
    const of = (channel: string) => (channels.some((each) => each === channel) ? 'waiting' : null)
    expect((await platform.reviewer.call(listReminders, { params })).data).toEqual([
      {
        at: platform.clock.now.toISOString(),
        reason: 'byHand',
        daysBefore: null,
        by: 'Ada Admin',
        inApp: counts[2] === 1,
        mail: of('mail'),
        sms: of('sms'),
      },
    ])
    const entries = await db().select().from(auditLog).where(eq(auditLog.restaurantId, params.restaurantId)).orderBy(auditLog.id)
    expect(entries).toMatchObject([{ action: 'document_reminded', details: { kind: 'tradeLicense', channels } }])
    expect((await platform.reviewer.call(listExpiring, { query: {} })).data[0]?.remindedAt).toBe(platform.clock.now.toISOString())
  })

  test('sends nothing more when it is repeated, and does not affect automatic reminders', async () => {
    const { params } = await scene()
    const id = crypto.randomUUID()
    await Promise.all([remind(params, ['mail'], id), remind(params, ['mail'], id)])
    await remind(params, ['mail'], id)
    expect((await sentTo(platform.api, params.restaurantId)).mails).toHaveLength(1)
    await platform.api.runJob('send-document-reminders')
    expect((await sentTo(platform.api, params.restaurantId)).occasions.toSorted()).toEqual(['14', `manual:${id}`])
    expect(await db().select().from(auditLog).where(eq(auditLog.restaurantId, params.restaurantId)).orderBy(auditLog.id)).toHaveLength(1)
  })

  test('is refused after three within 24 hours, and then sends nothing', async () => {
    const { params } = await scene()
    for (let count = 0; count < 3; count += 1) await remind(params, ['mail'])
    expect(await refusalOf(remind(params, ['mail']))).toMatchObject({ status: 429, code: 'expiring.too_many' })
    expect((await sentTo(platform.api, params.restaurantId)).mails).toHaveLength(3)
    platform.clock.now = new Date(platform.clock.now.getTime() + 24 * 3_600_000)
    const { call } = await platform.api.signedIn((await addAdmin(db())).email, 'admin')
    await remind(params, ['mail'], undefined, call)
  })

  test('requires a channel, and a number for SMS', async () => {
    const { params, userId } = await scene()
    expect(await refusalOf(remind(params, []))).toMatchObject({ status: 400, code: 'expiring.channel_required' })
    expect(await refusalOf(remind(params, ['fax' as never]))).toMatchObject({ status: 400 })
    await db().update(users).set({ contactNumber: '' }).where(eq(users.id, userId))
    expect(await refusalOf(remind(params, ['sms', 'mail']))).toMatchObject({ status: 409, code: 'expiring.no_phone' })
    expect((await sentTo(platform.api, params.restaurantId)).mails).toEqual([])
  })

  test('of a document that is unknown, invalid or of another restaurant is not found', async () => {
    const { params } = await scene()
    const other = await scene()
    const waiting = await addDocument(db(), params.restaurantId, 'establishmentId', '2026-12-01', { state: 'waiting' })
    for (const documentId of [crypto.randomUUID(), other.params.documentId, waiting]) {
      const wrong = { ...params, documentId }
      expect(await refusalOf(remind(wrong, ['mail']))).toMatchObject({ status: 404, code: 'expiring.not_found' })
      expect(await refusalOf(platform.reviewer.call(listReminders, { params: wrong }))).toMatchObject({ status: 404 })
    }
    expect((await sentTo(platform.api, params.restaurantId)).mails).toEqual([])
  })

  test('is allowed for owners and reviewers of the platform, and support sees the list and the log', async () => {
    const { params } = await scene()
    const callOf = async (role: 'reviewer' | 'support' | 'finance') =>
      (await platform.api.signedIn((await addAdmin(db(), role)).email, 'admin')).call
    await remind(params, ['inApp'], undefined, await callOf('reviewer'))
    const support = await callOf('support')
    expect((await support(listExpiring, { query: {} })).data).toHaveLength(1)
    expect((await support(listReminders, { params })).data).toHaveLength(1)
    expect(await refusalOf(remind(params, ['inApp'], undefined, support))).toMatchObject({ status: 403 })
    expect(await refusalOf((await callOf('finance'))(listExpiring, { query: {} }))).toMatchObject({ status: 403 })
  })
})
