import { listDocuments, readDocumentFile, sendDocuments } from '@sufra/shared/documents/document.routes'
import { documentFields } from '@sufra/shared/documents/document-form'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formOfParts, goodPapers } from '../../testing/applicants.ts'
import { drawJpeg } from '../../testing/pictures.ts'
import { apply, replace, signInReviewer, type Reviewer } from '../../testing/reviewer.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { refused } from '../http/refused.ts'
import { createPaperFiles, type PaperFiles } from './paper-files.ts'
import { withPapers } from './sent-papers.ts'
import { removeUnusedPapers } from './sweep-papers.ts'

let api: TestApi
let reviewer: Reviewer
const clock = { now: new Date('2026-11-20T12:00:00Z') }

beforeAll(async () => {
  api = await startTestApi({ now: () => clock.now, messagesMilliseconds: 3_600_000 })
})
afterAll(() => api.close())
// A session lasts as long as its access token: each test has an hour, and an administrator, of its own.
beforeEach(async () => {
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  reviewer = await signInReviewer(api)
})

describe('papers', () => {
  test('are read by their owner and by administrators, and are another restaurant’s to nobody', async () => {
    const [owner, stranger] = [await apply(api), await apply(api)]
    const fileId = (await reviewer.read(owner.id)).cards[0]?.newest?.files[0]?.id ?? ''
    const own = (await owner.call(readDocumentFile, { params: { fileId } })).data
    expect((await reviewer.call(readDocumentFile, { params: { fileId } })).data).toEqual(own)
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
    const owner = await apply(api)
    expect(await refusalOf(replace(owner, ['tradeLicense']))).toMatchObject({ status: 409, code: 'account.under_review' })
    await reviewer.verify(owner.id)
    expect(await refusalOf(owner.call(sendDocuments, { form: formOfParts({ tradeLicenseIssueDate: '2026-01-01' }) }))).toMatchObject({
      code: 'document.none_sent',
    })
  })

  test('that are replaced before they were looked at leave no file behind', async () => {
    const owner = await apply(api)
    await reviewer.verify(owner.id)
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

describe('a store that fails', () => {
  test('after a decision that holds leaves the old file for the sweep, and the decision stands', async () => {
    const owner = await apply(api)
    await reviewer.verify(owner.id)
    await replace(owner, ['tradeLicense'])
    const remove = vi.spyOn(api.files, 'remove').mockRejectedValue(new Error('the store is away'))
    await reviewer.verify(owner.id)
    remove.mockRestore()
    expect((await reviewer.read(owner.id)).cards.find(({ kind }) => kind === 'tradeLicense')?.newest?.state).toBe('verified')
  })

  test('and a database whose answer is lost: what may be kept is not removed', async () => {
    const kept: string[] = []
    const files = {
      keep: async () => ({ id: crypto.randomUUID(), type: 'image/jpeg', size: 1 }),
      remove: async (ids: readonly string[]) => void kept.push(...ids),
    }
    const form = { fields: documentFields.parse({}), files: new Map([['tradeLicense', Buffer.from('x')]]), repeated: [] }
    const place = { restaurantId: crypto.randomUUID(), now: clock.now }
    const run = (error: Error) =>
      withPapers(files as unknown as PaperFiles, form, ['tradeLicense'], place, async () => {
        throw error
      }) // what of them is used
    await expect(run(new Error('the connection ended'))).rejects.toThrow('the connection ended')
    expect(kept).toEqual([])
    await expect(run(refused('account.email_taken'))).rejects.toThrow('account.email_taken')
    expect(kept).toHaveLength(1)
  })
})

test('a file that no paper has is swept away; one that a paper has stays', async () => {
  const owner = await apply(api)
  const fileId = (await reviewer.read(owner.id)).cards[0]?.newest?.files[0]?.id ?? ''
  const paperFiles = createPaperFiles(api.files)
  const orphan = await paperFiles.keep(await drawJpeg())
  await removeUnusedPapers(api.connection.db, paperFiles, [fileId, orphan.id])
  expect([await paperFiles.read(orphan.id), (await paperFiles.read(fileId))?.length]).toEqual([undefined, expect.any(Number)])
})
