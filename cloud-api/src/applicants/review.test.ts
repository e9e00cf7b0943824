import { readMe } from '@sufra/shared/accounts/account.routes'
import { listApplicants, readApplicant, rejectApplicant, verifyApplicant, type Applicant } from '@sufra/shared/applicants/applicant.routes'
import type { Call } from '@sufra/shared/contract/client'
import { listDocuments, readDocumentFile, sendDocuments } from '@sufra/shared/documents/document.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addApplicant, formOfParts, goodPapers } from '../../testing/applicants.ts'
import { drawJpeg } from '../../testing/pictures.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { openLine } from '../../testing/test-line.ts'
import { addAdmin } from '../../testing/test-restaurant.ts'
import { auditLog } from '../audit/audit-log.table.ts'
import { createPaperFiles } from '../documents/paper-files.ts'
import { removeUnusedPapers } from '../documents/sweep-papers.ts'
import { documents } from '../documents/documents.table.ts'
import { outgoingMessages } from '../messages/outgoing-messages.table.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'

let api: TestApi
let admin: Call
let adminToken: string
const clock = { now: new Date('2026-11-20T12:00:00Z') }

beforeAll(async () => {
  api = await startTestApi({ now: () => clock.now, messagesMilliseconds: 3_600_000 })
})
afterAll(() => api.close())
// A session lasts as long as its access token: each test has an hour, and an administrator, of its own.
beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  ;({ call: admin, accessToken: adminToken } = await api.signedIn((await addAdmin(api.connection.db)).email, 'admin'))
})

const apply = async (change = {}) => {
  const owner = await addApplicant(api, change)
  const { data: me } = await owner.call(readMe, {})
  return { ...owner, id: me.id }
}
const read = async (id: string): Promise<Applicant> => (await admin(readApplicant, { params: { applicantId: id } })).data
const seenOf = ({ cards }: Applicant) => cards.flatMap(({ newest }) => (newest ? [newest.id] : []))
const paperOf = ({ cards }: Applicant, kind: string) => cards.find((card) => card.kind === kind)?.newest?.id ?? ''
const verify = async (id: string) => admin(verifyApplicant, { params: { applicantId: id }, body: { seen: seenOf(await read(id)) } })
const reject = async (id: string, kinds: string[], reason = 'The number does not match') => {
  const applicant = await read(id)
  const papers = kinds.map((kind) => ({ id: paperOf(applicant, kind), reason }))
  return admin(rejectApplicant, { params: { applicantId: id }, body: { seen: seenOf(applicant), papers } })
}
const replace = async (owner: { call: Call }, kinds: string[]) => {
  const papers = await goodPapers()
  const parts = Object.entries(papers).filter(([name]) => kinds.some((kind) => name.startsWith(kind)))
  return owner.call(sendDocuments, { form: formOfParts(Object.fromEntries(parts)) })
}
/** What verifying gets in the last second of 20 November in Doha. */
const expectDecision = async (id: string, status: number) => {
  const before = clock.now
  clock.now = new Date('2026-11-20T20:59:59Z')
  const { call } = await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')
  const verified = call(verifyApplicant, { params: { applicantId: id }, body: {} })
  if (status === 200) await verified
  else expect(await refusalOf(verified)).toMatchObject({ status, code: 'applicant.paper_missing' })
  clock.now = before
}
const statusOf = async (owner: { call: Call }) => (await owner.call(readMe, {})).data.status
const sentTo = async (restaurantId: string) =>
  (await api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.restaurantId, restaurantId))).map(
    ({ channel, subject, text }) => ({ channel, subject, text }),
  )

describe('an application that is verified', () => {
  test('is accepted: papers, page, diners, mail, SMS and the audit log say so', async () => {
    const owner = await apply()
    expect(await refusalOf(api.call(readMenu, { params: { restaurantId: owner.id } }))).toMatchObject({ status: 404 })
    await verify(owner.id)
    expect(await statusOf(owner)).toBe('accepted')
    const applicant = await read(owner.id)
    expect(applicant.status).toBe('accepted')
    expect(applicant.cards.map(({ inForce }) => inForce?.state)).toEqual(Array.from({ length: 7 }, () => 'verified'))
    expect(applicant.history).toEqual([expect.objectContaining({ action: 'applicant_verified', by: 'Ada Admin' })])
    expect((await api.call(readMenu, { params: { restaurantId: owner.id } })).data.restaurant.name.en).toBe('Bayt Noora')
    const sent = await sentTo(owner.id)
    expect(sent.map(({ channel, subject }) => [channel, subject])).toEqual([
      ['mail', 'We have your application'],
      ['mail', 'Welcome: Bayt Noora is on Sufra'],
      ['sms', ''],
    ])
  })

  test('is told to its open pages over the socket, with a notification', async () => {
    const owner = await apply()
    const line = await openLine(api, { accessToken: owner.accessToken })
    line.say({ event: 'join_merchant_room', data: {} })
    await line.hears('joined')
    await verify(owner.id)
    expect((await line.hears('account_changed'))?.data).toEqual({ status: 'accepted' })
    expect((await line.hears('newNotification'))?.data).toMatchObject({
      chatLink: '/merchant/settings/documents',
      notification: { kind: 'application_decided' },
    })
    line.close()
  })

  test('twice, by two at once, is verified once', async () => {
    const owner = await apply()
    const results = await Promise.allSettled([verify(owner.id), verify(owner.id), verify(owner.id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read(owner.id)).history).toHaveLength(1)
    expect(await refusalOf(verify(owner.id))).toMatchObject({ status: 409, code: 'applicant.nothing_to_decide' })
  })

  test('without saying what was seen is verified too (the specification’s call has no body)', async () => {
    const owner = await apply()
    const answer = await api.fetch(verifyApplicant.path.replace(':applicantId', owner.id), {
      method: 'PATCH',
      headers: { authorization: `Bearer ${adminToken}` },
    })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: 'Applicant verified' }])
    expect(await statusOf(owner)).toBe('accepted')
  })

  test.each([
    ['2026-11-19', 409],
    ['2026-11-20', 200],
  ])('needs papers that have not run out: one until %s gets %i', async (day, status) => {
    const owner = await apply()
    await api.connection.db
      .update(documents)
      .set({ expirationDate: day })
      .where(sql`restaurant_id = ${owner.id} and kind = 'tradeLicense'`)
    await expectDecision(owner.id, status)
  })
})

describe('an application of which a paper is rejected', () => {
  test('is rejected with the reason, asks for that paper alone, and is pending again when it came', async () => {
    const owner = await apply()
    await reject(owner.id, ['tradeLicense'])
    expect(await statusOf(owner)).toBe('rejected')
    const { data } = await owner.call(listDocuments, {})
    const states = Object.fromEntries(data.cards.map(({ kind, newest }) => [kind, newest?.state]))
    expect(states).toMatchObject({ tradeLicense: 'rejected', commercialLicense: 'waiting' })
    expect(data.cards.find(({ kind }) => kind === 'tradeLicense')?.newest?.reason).toBe('The number does not match')
    const mail = (await sentTo(owner.id)).find(({ subject }) => subject === 'Your application is not accepted yet')
    expect(mail?.text).toContain('The number does not match')
    expect((await sentTo(owner.id)).at(-1)?.channel).toBe('sms')
    const again = await replace(owner, ['tradeLicense'])
    expect(again.data.status).toBe('pending')
    expect(await statusOf(owner)).toBe('pending')
    await verify(owner.id)
    expect(await statusOf(owner)).toBe('accepted')
  })

  test('stays rejected until every rejected paper is replaced', async () => {
    const owner = await apply()
    await reject(owner.id, ['tradeLicense', 'restaurantImages'])
    expect((await replace(owner, ['tradeLicense'])).data.status).toBe('rejected')
    expect(await refusalOf(verify(owner.id))).toMatchObject({ code: 'applicant.paper_missing' })
    expect((await replace(owner, ['restaurantImages'])).data.status).toBe('pending')
  })

  test('cannot be rejected again before it answered', async () => {
    const owner = await apply()
    await reject(owner.id, ['tradeLicense'])
    expect(await refusalOf(reject(owner.id, ['establishmentId']))).toMatchObject({ code: 'applicant.nothing_to_decide' })
  })

  test.each([
    ['No', 400],
    ['Too', 200],
    ['x'.repeat(300), 200],
    ['x'.repeat(301), 400],
    ['   ', 400],
  ])('needs a reason of 3 to 300 characters: %j', async (reason, status) => {
    const owner = await apply()
    if (status === 200) await reject(owner.id, ['tradeLicense'], reason)
    else expect(await refusalOf(reject(owner.id, ['tradeLicense'], reason))).toMatchObject({ status, code: 'applicant.reason_length' })
  })

  test('needs a paper, and one that is there', async () => {
    const owner = await apply()
    const seen = seenOf(await read(owner.id))
    const params = { applicantId: owner.id }
    expect(await refusalOf(admin(rejectApplicant, { params, body: { seen, papers: [] } }))).toMatchObject({
      code: 'applicant.reason_required',
    })
    const papers = [{ id: crypto.randomUUID(), reason: 'Not readable' }]
    expect(await refusalOf(admin(rejectApplicant, { params, body: { seen, papers } }))).toMatchObject({
      code: 'applicant.nothing_to_decide',
    })
  })
})

test('a decision about papers that have changed since is refused', async () => {
  const owner = await apply()
  await reject(owner.id, ['tradeLicense'])
  const old = await read(owner.id)
  await replace(owner, ['tradeLicense'])
  const params = { applicantId: owner.id }
  expect(await refusalOf(admin(verifyApplicant, { params, body: { seen: seenOf(old) } }))).toMatchObject({
    status: 409,
    code: 'applicant.changed',
  })
  const papers = [{ id: paperOf(old, 'tradeLicense'), reason: 'Not readable' }]
  expect(await refusalOf(admin(rejectApplicant, { params, body: { seen: seenOf(old), papers } }))).toMatchObject({
    code: 'applicant.changed',
  })
  expect(await statusOf(owner)).toBe('pending')
})

describe('an accepted restaurant', () => {
  test('sends a new paper: the old one stays in force until the new one is verified, then goes', async () => {
    const owner = await apply()
    await verify(owner.id)
    const before = await read(owner.id)
    await replace(owner, ['tradeLicense'])
    const waiting = (await read(owner.id)).cards.find(({ kind }) => kind === 'tradeLicense')
    expect([waiting?.newest?.state, waiting?.inForce?.id]).toEqual(['waiting', paperOf(before, 'tradeLicense')])
    expect(await statusOf(owner)).toBe('accepted')
    await verify(owner.id)
    const after = (await read(owner.id)).cards.find(({ kind }) => kind === 'tradeLicense')
    expect([after?.newest?.id, after?.inForce?.id]).toEqual([waiting?.newest?.id, waiting?.newest?.id])
    const fileId = waiting?.inForce?.files[0]?.id ?? ''
    expect(await refusalOf(admin(readDocumentFile, { params: { fileId } }))).toMatchObject({ status: 404 })
    expect((await sentTo(owner.id)).at(-1)?.subject).toBe('Your new papers are verified')
  })

  test.each([
    ['2026-11-19', 409],
    ['2026-11-20', 200],
  ])('whose new paper runs out on %s gets %i', async (day, status) => {
    const owner = await apply()
    await verify(owner.id)
    await replace(owner, ['tradeLicense'])
    await api.connection.db
      .update(documents)
      .set({ expirationDate: day })
      .where(sql`restaurant_id = ${owner.id} and state = 'waiting'`)
    await expectDecision(owner.id, status)
  })

  test('that sent new papers counts among those that wait', async () => {
    const renewals = async () => (await admin(listApplicants, {})).counts.renewals
    const owner = await apply()
    await verify(owner.id)
    const before = await renewals()
    await replace(owner, ['tradeLicense', 'establishmentId'])
    expect(await renewals()).toBe(before + 1)
    await verify(owner.id)
    expect(await renewals()).toBe(before)
  })

  test('whose new paper is rejected keeps what is in force, and its status', async () => {
    const owner = await apply()
    await verify(owner.id)
    await replace(owner, ['tradeLicense', 'establishmentId'])
    await reject(owner.id, ['tradeLicense'], 'Not readable')
    const card = (await read(owner.id)).cards.find(({ kind }) => kind === 'tradeLicense')
    expect([card?.newest?.state, card?.inForce?.state, await statusOf(owner)]).toEqual(['rejected', 'verified', 'accepted'])
    expect(await refusalOf(reject(owner.id, ['taxCertificates']))).toMatchObject({ code: 'applicant.nothing_to_decide' })
    await verify(owner.id)
    expect((await read(owner.id)).cards.find(({ kind }) => kind === 'establishmentId')?.newest?.state).toBe('verified')
  })
})

describe('papers', () => {
  test('are read by their owner and by administrators, and are another restaurant’s to nobody', async () => {
    const [owner, stranger] = [await apply(), await apply()]
    const fileId = (await read(owner.id)).cards[0]?.newest?.files[0]?.id ?? ''
    const own = (await owner.call(readDocumentFile, { params: { fileId } })).data
    expect((await admin(readDocumentFile, { params: { fileId } })).data).toEqual(own)
    expect(await refusalOf(stranger.call(readDocumentFile, { params: { fileId } }))).toMatchObject({
      status: 404,
      code: 'document.not_found',
    })
    expect(await refusalOf(api.call(readDocumentFile, { params: { fileId } }))).toMatchObject({ status: 401 })
    expect(await refusalOf(owner.call(readDocumentFile, { params: { fileId: crypto.randomUUID() } }))).toMatchObject({ status: 404 })
    const { newest } = (await stranger.call(listDocuments, {})).data.cards[0] ?? {}
    expect(newest?.files[0]?.id).not.toBe(fileId)
  })

  test('under review cannot be changed; none is none', async () => {
    const owner = await apply()
    expect(await refusalOf(replace(owner, ['tradeLicense']))).toMatchObject({ status: 409, code: 'account.under_review' })
    await verify(owner.id)
    expect(await refusalOf(owner.call(sendDocuments, { form: formOfParts({ tradeLicenseIssueDate: '2026-01-01' }) }))).toMatchObject({
      code: 'document.none_sent',
    })
  })

  test('that are replaced before they were looked at leave no file behind', async () => {
    const owner = await apply()
    await verify(owner.id)
    const files = async () => (await api.files.listOlder('papers', new Date(Date.now() + 60_000))).length
    await replace(owner, ['tradeLicense'])
    const before = await files()
    await replace(owner, ['tradeLicense'])
    expect(await files()).toBe(before)
    const form = formOfParts({ ...(await goodPapers()), tradeLicense: await drawJpeg(), establishmentId: Buffer.from('MZ') })
    expect(await refusalOf(owner.call(sendDocuments, { form }))).toMatchObject({ code: 'document.type' })
    expect(await files()).toBe(before)
  })
})

test('a file that no paper has is swept away; one that a paper has stays', async () => {
  const owner = await apply()
  const fileId = (await read(owner.id)).cards[0]?.newest?.files[0]?.id ?? ''
  const paperFiles = createPaperFiles(api.files)
  const orphan = await paperFiles.keep(await drawJpeg())
  await removeUnusedPapers(api.connection.db, paperFiles, [fileId, orphan.id])
  expect([await paperFiles.read(orphan.id), (await paperFiles.read(fileId))?.length]).toEqual([undefined, expect.any(Number)])
})

describe('the list of applicants', () => {
  test('has filters, pages, counts, and who waits longest first', async () => {
    await api.connection.db.update(restaurants).set({ status: 'deactivated' })
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta']
    const owners = []
    for (const restaurantName of names) {
      clock.now = new Date(clock.now.getTime() + 1_000)
      owners.push(await apply({ restaurantName }))
    }
    await reject(owners[3]?.id ?? '', ['tradeLicense'])
    const list = async (query: object) => {
      const { data, total, counts } = await admin(listApplicants, { query })
      return { names: data.map(({ name }) => name.en), total, counts }
    }
    expect(await list({ status: 'pending' })).toMatchObject({
      names: ['Alpha', 'Beta', 'Gamma'],
      total: 3,
      counts: { pending: 3, rejected: 1, accepted: 0 },
    })
    expect((await list({ status: 'rejected' })).names).toEqual(['Delta'])
    expect((await list({ status: 'accepted' })).names).toEqual([])
    expect((await list({ pageSize: 2 })).names).toEqual(['Alpha', 'Beta'])
    expect((await list({ pageSize: 2, page: 2 })).names).toEqual(['Gamma', 'Delta'])
    expect((await list({ status: 'pending', search: 'bet' })).names).toEqual(['Beta'])
    expect((await list({ status: 'pending', search: 'noora gamma' })).names).toEqual(['Gamma'])
    expect((await list({ status: 'pending', search: owners[1]?.contactNumber })).names).toEqual(['Beta'])
    expect((await list({ status: 'pending', search: owners[2]?.email.toUpperCase() })).names).toEqual(['Gamma'])
    for (const search of ['%', '_', '\\', "' or 1=1 --"]) expect((await list({ search })).names).toEqual([])
    expect((await list({ status: 'pending', search: 'CR-12345/6' })).total).toBe(3)
    expect(await refusalOf(list({ status: 'gone' }))).toMatchObject({ status: 400 })
    expect(await refusalOf(list({ pageSize: 101 }))).toMatchObject({ status: 400 })
  })
})

test('the audit log cannot be changed, emptied or shortened', async () => {
  await verify((await apply()).id)
  const { db } = api.connection
  for (const change of [db.update(auditLog).set({ action: 'nothing' }), db.delete(auditLog), db.execute(sql`truncate audit_log`)])
    await expect(change).rejects.toThrow()
  expect((await db.select().from(auditLog)).length).toBeGreaterThan(0)
})
