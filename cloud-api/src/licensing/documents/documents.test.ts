import { privacyVersion } from '@sufra/shared/accounts/consent'
import { checkDocument, listDocuments, readDocumentFile, sendDocuments } from '@sufra/shared/documents/document.routes'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { formDataOf, goodDocuments } from '../../../testing/applicants.ts'
import { drawJpeg } from '../../../testing/pictures.ts'
import { drawPdf } from '../../../testing/test-documents.ts'
import { apply, replace, usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { createDocumentStorage } from './document-storage.ts'
import { removeUnusedDocumentFiles } from './delete-unused-documents.ts'

const platform = usePlatform()

describe('documents', () => {
  test('are readable by their owner and by administrators, and not by other restaurants', async () => {
    const [owner, otherOwner] = [await apply(platform.api), await apply(platform.api)]
    const fileId = (await platform.reviewer.read(owner.id)).cards[0]?.newest?.files[0]?.id ?? ''
    const own = (await owner.call(readDocumentFile, { params: { fileId } })).data
    expect((await platform.reviewer.call(readDocumentFile, { params: { fileId } })).data).toEqual(own)
    expect(await refusalOf(otherOwner.call(readDocumentFile, { params: { fileId } }))).toMatchObject({
      status: 404,
      code: 'document.not_found',
    })
    expect(await refusalOf(platform.api.call(readDocumentFile, { params: { fileId } }))).toMatchObject({ status: 401 })
    expect(await refusalOf(owner.call(readDocumentFile, { params: { fileId: crypto.randomUUID() } }))).toMatchObject({ status: 404 })
    const { newest } = (await otherOwner.call(listDocuments, {})).data.cards[0] ?? {}
    expect(newest?.files[0]?.id).not.toBe(fileId)
  })

  test('under review cannot be changed; a form without documents is refused', async () => {
    const owner = await apply(platform.api)
    expect(await refusalOf(replace(owner, ['tradeLicense']))).toMatchObject({ status: 409, code: 'account.under_review' })
    await platform.reviewer.verify(owner.id)
    expect(await refusalOf(owner.call(sendDocuments, { form: formDataOf({ tradeLicenseIssueDate: '2026-01-01' }) }))).toMatchObject({
      code: 'document.none_sent',
    })
  })

  test('replaced before their review leave no file behind', async () => {
    const owner = await apply(platform.api)
    await platform.reviewer.verify(owner.id)
    const files = async () => (await platform.api.files.listOlder('documents', new Date(Date.now() + 60_000))).length
    await replace(owner, ['tradeLicense'])
    const before = await files()
    await replace(owner, ['tradeLicense'])
    expect(await files()).toBe(before)
    const form = formDataOf({ ...(await goodDocuments()), tradeLicense: await drawJpeg(), establishmentId: Buffer.from('MZ') })
    expect(await refusalOf(owner.call(sendDocuments, { form }))).toMatchObject({ code: 'document.type' })
    expect(await files()).toBe(before)
  })
})

test('a restaurant that registered before the privacy text existed agrees with its next documents', async () => {
  const owner = await apply(platform.api)
  await platform.reviewer.verify(owner.id)
  const needsConsent = async () => (await owner.call(listDocuments, {})).data.needsConsent
  expect(await needsConsent()).toBe(false)
  await platform.api.connection.db.update(restaurants).set({ consentVersion: null, consentedAt: null }).where(eq(restaurants.id, owner.id))
  await replace(owner, ['tradeLicense'])
  expect(await needsConsent()).toBe(true)
  const { tradeLicense, tradeLicenseIssueDate, tradeLicenseExpirationDate } = await goodDocuments()
  const form = formDataOf({ tradeLicense, tradeLicenseIssueDate, tradeLicenseExpirationDate, consent: privacyVersion })
  await owner.call(sendDocuments, { form })
  expect(await needsConsent()).toBe(false)
})

test('a file without a document is deleted, and a file with a document stays', async () => {
  const owner = await apply(platform.api)
  const fileId = (await platform.reviewer.read(owner.id)).cards[0]?.newest?.files[0]?.id ?? ''
  const documentStorage = createDocumentStorage(platform.api.files)
  const orphan = await documentStorage.save(await drawJpeg())
  await removeUnusedDocumentFiles(platform.api.connection.db, documentStorage, [fileId, orphan.id])
  expect([await documentStorage.read(orphan.id), (await documentStorage.read(fileId))?.length]).toEqual([undefined, expect.any(Number)])
})

test('a refused form names all refused documents at once', async () => {
  const owner = await apply(platform.api)
  await platform.reviewer.verify(owner.id)
  const unsafe = drawPdf({ objects: ['<< /S /JavaScript /JS (x) >>'] })
  const form = formDataOf({ ...(await goodDocuments()), tradeLicense: unsafe, establishmentId: Buffer.from('MZ') })
  expect(await refusalOf(owner.call(sendDocuments, { form }))).toMatchObject({
    details: {
      fields: expect.arrayContaining([
        { path: 'tradeLicense', code: 'document.unsafe' },
        { path: 'establishmentId', code: 'document.type' },
      ]),
    },
  })
})

test('a file is checked before it is submitted, by anyone, and not stored', async () => {
  const check = (bytes: Buffer<ArrayBuffer>) => platform.api.call(checkDocument, { form: formOf(bytes) })
  const formOf = (bytes: Buffer<ArrayBuffer>) => {
    const form = new FormData()
    form.set('file', new Blob([bytes]))
    return form
  }
  const files = async () => (await platform.api.files.listOlder('documents', new Date(Date.now() + 60_000))).length
  const before = await files()
  expect(await check(drawPdf())).toMatchObject({ success: true })
  expect(await refusalOf(check(drawPdf({ trailer: '/Encrypt << >>' })))).toMatchObject({ status: 400, code: 'document.unsafe' })
  expect(await refusalOf(platform.api.call(checkDocument, { form: new FormData() }))).toMatchObject({ code: 'document.file_required' })
  expect(await files()).toBe(before)
})
