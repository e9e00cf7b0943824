// The files of documents when the file store or the database fails during a change.
import { sendDocuments } from '@sufra/shared/documents/document.routes'
import { beforeEach, expect, test, vi } from 'vitest'
import { formDataOf, goodDocuments } from '../../../testing/applicants.ts'
import { useFailingPlatform } from '../../../testing/failing-platform.ts'
import { apply, replace, signInReviewer } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { createDocumentStorage } from './document-storage.ts'
import { removeUnusedDocumentFiles } from './delete-unused-documents.ts'

const { platform, stored, failPutAfter, failRemove, loseAnswer } = useFailingPlatform()

let owner: Awaited<ReturnType<typeof apply>>
let reviewer: Awaited<ReturnType<typeof signInReviewer>>

const fileOf = async (kind: string) => (await reviewer.read(owner.id)).cards.find((card) => card.kind === kind)?.newest?.files[0]?.id ?? ''
const bytesOf = (id: string) => platform.store.files.read(`documents/${id}`)

beforeEach(async () => {
  owner = await apply(platform.api)
  reviewer = await signInReviewer(platform.api)
  await reviewer.verify(owner.id)
  await replace(owner, ['tradeLicense'])
})

test('a store that cannot remove the old file leaves the new document in place', async () => {
  const old = await fileOf('tradeLicense')
  failRemove()
  await replace(owner, ['tradeLicense'])
  vi.restoreAllMocks()
  const renewed = await fileOf('tradeLicense')
  expect(renewed).not.toBe(old)
  expect(await bytesOf(renewed)).toBeDefined()
  await removeUnusedDocumentFiles(platform.api.connection.db, createDocumentStorage(platform.store.files), [old, renewed])
  expect([await bytesOf(old), (await bytesOf(renewed)) !== undefined]).toEqual([undefined, true])
})

test('a store that cannot remove the replaced file of a verified document leaves the decision in place', async () => {
  failRemove()
  await reviewer.verify(owner.id)
  expect((await reviewer.read(owner.id)).cards.find(({ kind }) => kind === 'tradeLicense')?.newest?.state).toBe('verified')
})

test.each([0, 1])('a store that fails after %d of 2 files leaves the documents as they were', async (taken) => {
  const [before, files] = [await fileOf('tradeLicense'), await stored('documents')]
  failPutAfter(taken)
  expect(await refusalOf(replace(owner, ['tradeLicense', 'establishmentId']))).toMatchObject({ status: 500 })
  expect(await fileOf('tradeLicense')).toBe(before)
  expect(await stored('documents')).toEqual(files)
})

test('a refused form removes its new files, and stays refused when the store cannot', async () => {
  const files = await stored('documents')
  const good = await goodDocuments()
  const form = () => formDataOf({ ...good, establishmentId: Buffer.from('MZ') })
  expect(await refusalOf(owner.call(sendDocuments, { form: form() }))).toMatchObject({
    code: 'document.type',
    details: { fields: [{ path: 'establishmentId' }] },
  })
  expect(await stored('documents')).toEqual(files)
  failRemove()
  expect(await refusalOf(owner.call(sendDocuments, { form: form() }))).toMatchObject({ code: 'document.type' })
})

test('when the response to the commit is lost, neither file is removed', async () => {
  const old = await fileOf('tradeLicense')
  loseAnswer()
  expect(await refusalOf(replace(owner, ['tradeLicense']))).toMatchObject({ status: 500 })
  const renewed = await fileOf('tradeLicense')
  expect(renewed).not.toBe(old)
  expect([await bytesOf(old), await bytesOf(renewed)]).not.toContain(undefined)
})
