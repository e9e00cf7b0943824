import { readMe } from '@sufra/shared/accounts/account.routes'
import { countApplicants, rejectApplicant, verifyApplicant } from '@sufra/shared/applicants/applicant.routes'
import type { Call } from '@sufra/shared/contract/client'
import { listDocuments, readDocumentFile } from '@sufra/shared/documents/document.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { apply, documentOf, replace, seenOf, signInReviewer, usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { documents } from '../documents/documents.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { restaurantCounters } from '../../platform/feed/counters.table.ts'

const platform = usePlatform()

/** Expects the status of a verification in the last second of 20 November in Doha. */
const expectDecision = async (id: string, status: number) => {
  const before = platform.clock.now
  platform.clock.now = new Date('2026-11-20T20:59:59Z')
  const { call } = await signInReviewer(platform.api)
  const verified = call(verifyApplicant, { params: { applicantId: id }, body: {} })
  if (status === 200) await verified
  else expect(await refusalOf(verified)).toMatchObject({ status, code: 'applicant.document_missing' })
  platform.clock.now = before
}
const statusOf = async (owner: { call: Call }) => (await owner.call(readMe, {})).data.status
const sentTo = (restaurantId: string) =>
  platform.api.connection.db
    .select({ channel: outgoingMessages.channel, subject: outgoingMessages.subject, text: outgoingMessages.text })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.restaurantId, restaurantId))
    .orderBy(asc(outgoingMessages.id))

describe('verifying an application', () => {
  test('accepts it: documents, page, menu, email, SMS and the audit log show it', async () => {
    const owner = await apply(platform.api)
    expect(await refusalOf(platform.api.call(readMenu, { params: { restaurantId: owner.id } }))).toMatchObject({ status: 404 })
    const version = async () =>
      (await platform.api.connection.db.select().from(restaurantCounters).where(eq(restaurantCounters.restaurantId, owner.id)))[0]
        ?.menuVersion ?? 0
    const before = await version()
    await platform.reviewer.verify(owner.id)
    expect(await version()).toBe(before + 1)
    expect(await statusOf(owner)).toBe('accepted')
    const applicant = await platform.reviewer.read(owner.id)
    expect(applicant.status).toBe('accepted')
    expect(applicant.cards.map(({ inForce }) => inForce?.state)).toEqual(Array.from({ length: 7 }, () => 'verified'))
    expect(applicant.history).toEqual([expect.objectContaining({ action: 'applicant_verified', by: 'Ada Admin' })])
    expect((await platform.api.call(readMenu, { params: { restaurantId: owner.id } })).data.restaurant.name.en).toBe('Bayt Noora')
    const sent = await sentTo(owner.id)
    expect(sent.map(({ channel, subject }) => [channel, subject])).toEqual([
      ['mail', 'We received your application'],
      ['mail', 'Bayt Noora has been accepted on Sufra'],
      ['sms', ''],
    ])
  })

  test('sends its open pages an event and a notification over the socket', async () => {
    const owner = await apply(platform.api)
    const socket = await openConnection(platform.api, { accessToken: owner.accessToken })
    socket.send({ event: 'join_merchant_room', data: {} })
    await socket.waitForEvent('joined')
    await platform.reviewer.verify(owner.id)
    expect((await socket.waitForEvent('account_changed'))?.data).toEqual({ status: 'accepted' })
    expect((await socket.waitForEvent('newNotification'))?.data).toMatchObject({
      chatLink: '/merchant/settings/documents',
      notification: { kind: 'application_decided' },
    })
    socket.close()
  })

  test('succeeds once when several administrators verify concurrently', async () => {
    const owner = await apply(platform.api)
    const results = await Promise.allSettled([
      platform.reviewer.verify(owner.id),
      platform.reviewer.verify(owner.id),
      platform.reviewer.verify(owner.id),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await platform.reviewer.read(owner.id)).history).toHaveLength(1)
    expect(await refusalOf(platform.reviewer.verify(owner.id))).toMatchObject({ status: 409, code: 'applicant.nothing_to_decide' })
  })

  test('works without a list of seen documents (the call of the specification has no body)', async () => {
    const owner = await apply(platform.api)
    const answer = await platform.api.fetch(verifyApplicant.path.replace(':applicantId', owner.id), {
      method: 'PATCH',
      headers: { authorization: `Bearer ${platform.reviewer.accessToken}` },
    })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: 'Applicant verified' }])
    expect(await statusOf(owner)).toBe('accepted')
  })

  test.each([
    ['2026-11-19', 409],
    ['2026-11-20', 200],
  ])('requires documents that have not expired: with an expiration date of %s the status is %i', async (day, status) => {
    const owner = await apply(platform.api)
    await platform.api.connection.db
      .update(documents)
      .set({ expirationDate: day })
      .where(sql`restaurant_id = ${owner.id} and kind = 'tradeLicense'`)
    await expectDecision(owner.id, status)
  })
})

describe('rejecting a document of an application', () => {
  test('rejects the application with the reason, requests that document alone, and reopens the application once it is replaced', async () => {
    const owner = await apply(platform.api)
    await platform.reviewer.reject(owner.id, ['tradeLicense'])
    expect(await statusOf(owner)).toBe('rejected')
    const { data } = await owner.call(listDocuments, {})
    const states = Object.fromEntries(data.cards.map(({ kind, newest }) => [kind, newest?.state]))
    expect(states).toMatchObject({ tradeLicense: 'rejected', commercialLicense: 'waiting' })
    expect(data.cards.find(({ kind }) => kind === 'tradeLicense')?.newest?.reason).toBe('The number does not match')
    const mail = (await sentTo(owner.id)).find(({ subject }) => subject === 'Your application has not been accepted yet')
    expect(mail?.text).toContain('The number does not match')
    expect((await sentTo(owner.id)).at(-1)?.channel).toBe('sms')
    const again = await replace(owner, ['tradeLicense'])
    expect(again.data.status).toBe('pending')
    expect(await statusOf(owner)).toBe('pending')
    await platform.reviewer.verify(owner.id)
    expect(await statusOf(owner)).toBe('accepted')
  })

  test('keeps it rejected until every rejected document is replaced', async () => {
    const owner = await apply(platform.api)
    await platform.reviewer.reject(owner.id, ['tradeLicense', 'restaurantImages'])
    expect((await replace(owner, ['tradeLicense'])).data.status).toBe('rejected')
    expect(await refusalOf(platform.reviewer.verify(owner.id))).toMatchObject({ code: 'applicant.document_missing' })
    expect((await replace(owner, ['restaurantImages'])).data.status).toBe('pending')
  })

  test('is refused while a rejection is unanswered', async () => {
    const owner = await apply(platform.api)
    await platform.reviewer.reject(owner.id, ['tradeLicense'])
    expect(await refusalOf(platform.reviewer.reject(owner.id, ['establishmentId']))).toMatchObject({ code: 'applicant.nothing_to_decide' })
  })

  test.each([
    ['No', 400],
    ['Too', 200],
    ['x'.repeat(300), 200],
    ['x'.repeat(301), 400],
    ['   ', 400],
  ])('requires a reason of 3 to 300 characters: %j', async (reason, status) => {
    const owner = await apply(platform.api)
    if (status === 200) await platform.reviewer.reject(owner.id, ['tradeLicense'], reason)
    else
      expect(await refusalOf(platform.reviewer.reject(owner.id, ['tradeLicense'], reason))).toMatchObject({
        status,
        code: 'applicant.reason_length',
      })
  })

  test('requires a document, and an existing one', async () => {
    const owner = await apply(platform.api)
    const seen = seenOf(await platform.reviewer.read(owner.id))
    const params = { applicantId: owner.id }
    expect(await refusalOf(platform.reviewer.call(rejectApplicant, { params, body: { seen, documents: [] } }))).toMatchObject({
      code: 'applicant.reason_required',
    })
    const rejected = [{ id: crypto.randomUUID(), reason: 'Not readable' }]
    expect(await refusalOf(platform.reviewer.call(rejectApplicant, { params, body: { seen, documents: rejected } }))).toMatchObject({
      code: 'applicant.nothing_to_decide',
    })
  })
})

test('a decision is refused when the documents have changed since they were shown', async () => {
  const owner = await apply(platform.api)
  await platform.reviewer.reject(owner.id, ['tradeLicense'])
  const old = await platform.reviewer.read(owner.id)
  await replace(owner, ['tradeLicense'])
  const params = { applicantId: owner.id }
  expect(await refusalOf(platform.reviewer.call(verifyApplicant, { params, body: { seen: seenOf(old) } }))).toMatchObject({
    status: 409,
    code: 'applicant.changed',
  })
  const rejected = [{ id: documentOf(old, 'tradeLicense'), reason: 'Not readable' }]
  expect(
    await refusalOf(platform.reviewer.call(rejectApplicant, { params, body: { seen: seenOf(old), documents: rejected } })),
  ).toMatchObject({
    code: 'applicant.changed',
  })
  expect(await statusOf(owner)).toBe('pending')
})

describe('an accepted restaurant', () => {
  test('sends a new document, and the old one stays valid until the new one is verified, then it is deleted', async () => {
    const owner = await apply(platform.api)
    await platform.reviewer.verify(owner.id)
    const before = await platform.reviewer.read(owner.id)
    await replace(owner, ['tradeLicense'])
    const waiting = (await platform.reviewer.read(owner.id)).cards.find(({ kind }) => kind === 'tradeLicense')
    expect([waiting?.newest?.state, waiting?.inForce?.id]).toEqual(['waiting', documentOf(before, 'tradeLicense')])
    expect(await statusOf(owner)).toBe('accepted')
    await platform.reviewer.verify(owner.id)
    const after = (await platform.reviewer.read(owner.id)).cards.find(({ kind }) => kind === 'tradeLicense')
    expect([after?.newest?.id, after?.inForce?.id]).toEqual([waiting?.newest?.id, waiting?.newest?.id])
    const fileId = waiting?.inForce?.files[0]?.id ?? ''
    expect(await refusalOf(platform.reviewer.call(readDocumentFile, { params: { fileId } }))).toMatchObject({ status: 404 })
    expect(await platform.api.files.read(`documents/${fileId}`)).toBeUndefined()
    expect((await sentTo(owner.id)).at(-1)?.subject).toBe('Your new documents have been verified')
  })

  test.each([
    ['2026-11-19', 409],
    ['2026-11-20', 200],
  ])('with a new document expiring on %s gets %i', async (day, status) => {
    const owner = await apply(platform.api)
    await platform.reviewer.verify(owner.id)
    await replace(owner, ['tradeLicense'])
    await platform.api.connection.db
      .update(documents)
      .set({ expirationDate: day })
      .where(sql`restaurant_id = ${owner.id} and state = 'waiting'`)
    await expectDecision(owner.id, status)
  })

  test('with new documents counts as a renewal', async () => {
    const renewals = async () => (await platform.reviewer.call(countApplicants, {})).data.renewals
    const owner = await apply(platform.api)
    await platform.reviewer.verify(owner.id)
    const before = await renewals()
    await replace(owner, ['tradeLicense', 'establishmentId'])
    expect(await renewals()).toBe(before + 1)
    await platform.reviewer.verify(owner.id)
    expect(await renewals()).toBe(before)
  })

  test('keeps its valid document and its status when a new document is rejected', async () => {
    const owner = await apply(platform.api)
    await platform.reviewer.verify(owner.id)
    await replace(owner, ['tradeLicense', 'establishmentId'])
    await platform.reviewer.reject(owner.id, ['tradeLicense'], 'Not readable')
    const card = (await platform.reviewer.read(owner.id)).cards.find(({ kind }) => kind === 'tradeLicense')
    expect([card?.newest?.state, card?.inForce?.state, await statusOf(owner)]).toEqual(['rejected', 'verified', 'accepted'])
    expect(await refusalOf(platform.reviewer.reject(owner.id, ['taxCertificates']))).toMatchObject({ code: 'applicant.nothing_to_decide' })
    await platform.reviewer.verify(owner.id)
    expect((await platform.reviewer.read(owner.id)).cards.find(({ kind }) => kind === 'establishmentId')?.newest?.state).toBe('verified')
  })
})
