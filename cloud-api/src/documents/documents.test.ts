import { listDocuments, readDocumentFile, sendDocuments } from '@sufra/shared/documents/document.routes'
import { describe, expect, test } from 'vitest'
import { formDataOf, goodDocuments } from '../../testing/applicants.ts'
import { drawJpeg } from '../../testing/pictures.ts'
import { apply, replace, usePlatform } from '../../testing/reviewer.ts'
import { refusalOf } from '../../testing/test-api.ts'
import { createDocumentStorage } from './document-storage.ts'
import { removeUnusedDocumentFiles } from './delete-unused-documents.ts'

const platform = usePlatform()

describe('papers', () => {
  test('are read by their owner and by administrators, and are another restaurant’s to nobody', async () => {
    const [owner, stranger] = [await apply(platform.api), await apply(platform.api)]
    const fileId = (await platform.reviewer.read(owner.id)).cards[0]?.newest?.files[0]?.id ?? ''
    const own = (await owner.call(readDocumentFile, { params: { fileId } })).data
    expect((await platform.reviewer.call(readDocumentFile, { params: { fileId } })).data).toEqual(own)
    expect(await refusalOf(stranger.call(readDocumentFile, { params: { fileId } }))).toMatchObject({
      status: 404,
      code: 'document.not_found',
    })
    expect(await refusalOf(platform.api.call(readDocumentFile, { params: { fileId } }))).toMatchObject({ status: 401 })
    expect(await refusalOf(owner.call(readDocumentFile, { params: { fileId: crypto.randomUUID() } }))).toMatchObject({ status: 404 })
    const { newest } = (await stranger.call(listDocuments, {})).data.cards[0] ?? {}
    expect(newest?.files[0]?.id).not.toBe(fileId)
  })

  test('under review cannot be changed; none is none', async () => {
    const owner = await apply(platform.api)
    expect(await refusalOf(replace(owner, ['tradeLicense']))).toMatchObject({ status: 409, code: 'account.under_review' })
    await platform.reviewer.verify(owner.id)
    expect(await refusalOf(owner.call(sendDocuments, { form: formDataOf({ tradeLicenseIssueDate: '2026-01-01' }) }))).toMatchObject({
      code: 'document.none_sent',
    })
  })

  test('that are replaced before they were looked at leave no file behind', async () => {
    const owner = await apply(platform.api)
    await platform.reviewer.verify(owner.id)
    const files = async () => (await platform.api.files.listOlder('papers', new Date(Date.now() + 60_000))).length
    await replace(owner, ['tradeLicense'])
    const before = await files()
    await replace(owner, ['tradeLicense'])
    expect(await files()).toBe(before)
    const form = formDataOf({ ...(await goodDocuments()), tradeLicense: await drawJpeg(), establishmentId: Buffer.from('MZ') })
    expect(await refusalOf(owner.call(sendDocuments, { form }))).toMatchObject({ code: 'document.type' })
    expect(await files()).toBe(before)
  })
})

test('a file that no paper has is swept away; one that a paper has stays', async () => {
  const owner = await apply(platform.api)
  const fileId = (await platform.reviewer.read(owner.id)).cards[0]?.newest?.files[0]?.id ?? ''
  const documentStorage = createDocumentStorage(platform.api.files)
  const orphan = await documentStorage.keep(await drawJpeg())
  await removeUnusedDocumentFiles(platform.api.connection.db, documentStorage, [fileId, orphan.id])
  expect([await documentStorage.read(orphan.id), (await documentStorage.read(fileId))?.length]).toEqual([undefined, expect.any(Number)])
})
