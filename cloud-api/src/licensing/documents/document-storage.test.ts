// Runs on PostgreSQL alone: documents are files, and no test here reads the database.
import { maxUploadBytes } from '@sufra/shared/uploads'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPdf, drawPhoneJpeg } from '../../../testing/test-documents.ts'
import { drawPng } from '../../../testing/pictures.ts'
import { type OwnTestApi, startTestApi } from '../../../testing/test-api.ts'
import { testStores, type TestStore } from '../../../testing/test-stores.ts'
import { Refusal } from '../../platform/refusals/refused.ts'
import { goodPdfs } from './pdf/good-pdfs.test-data.ts'
import { hostileDocuments } from './pdf/hostile-documents.test-data.ts'
import { createDocumentStorage, type DocumentStorage } from './document-storage.ts'

const html = '<!doctype html><script>alert(1)</script>'
const soon = () => new Date(Date.now() + 60_000)

const refusalOf = async (saving: Promise<unknown>): Promise<RefusalCode> => {
  try {
    await saving
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  throw new Error('the document was saved')
}

describe.each(testStores)('in $name', ({ open }) => {
  let store: TestStore
  let api: OwnTestApi
  let storage: DocumentStorage

  beforeAll(async () => {
    store = await open()
    api = await startTestApi({ files: store.files })
    storage = createDocumentStorage(store.files)
  })
  afterAll(async () => {
    await api.close()
    await store.close()
  })

  test.each(goodPdfs)('%s is saved unchanged', async (_name, make) => {
    const bytes = make()
    const { id, type, size } = await storage.save(bytes)
    expect([type, size]).toEqual(['application/pdf', bytes.length])
    expect((await storage.read(id))?.equals(bytes)).toBe(true)
  })

  test('a photo from a phone is saved upright, at most 2,400 pixels long, without metadata', async () => {
    const { id, type, size } = await storage.save(await drawPhoneJpeg())
    const stored = await storage.read(id)
    expect([type, size, stored?.includes('51.5310')]).toEqual(['image/jpeg', stored?.length, false])
    const { format, width, height, exif, orientation } = await sharp(stored).metadata()
    expect([format, width, height, exif, orientation]).toEqual(['jpeg', 1_200, 2_400, undefined, undefined])
  })

  test('the transparent parts of a PNG become white', async () => {
    const { id, type } = await storage.save(await drawPng({ width: 500, height: 300, colour: '#ff000000' }))
    const { dominant } = await sharp(await storage.read(id)).stats()
    expect(type).toBe('image/jpeg')
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })

  test('HTML appended to or embedded in a picture is removed', async () => {
    const png = await drawPng({ width: 100, height: 100 })
    const jpeg = await sharp(png)
      .withExif({ IFD0: { Copyright: html } })
      .jpeg()
      .toBuffer()
    for (const bytes of [Buffer.concat([png, Buffer.from(html)]), jpeg]) {
      expect(bytes.includes('alert(1)')).toBe(true)
      const { id } = await storage.save(bytes)
      expect((await storage.read(id))?.includes('alert(1)')).toBe(false)
    }
  })

  test('documents are not served under /uploads', async () => {
    const { id } = await storage.save(drawPdf())
    expect(store.fileOf(`documents/${id}`)).toContain(id)
    expect(await store.files.read(`documents/${id}`)).toBeDefined()
    for (const path of [
      `documents/${id}`,
      `documents%2F${id}`,
      id,
      `sized/../documents/${id}`,
      `sized%2F..%2Fdocuments%2F${id}`,
      `documents/${id}?w=96`,
      `%2e/documents/${id}`,
    ]) {
      const answer = await api.fetch(`/uploads/${path}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('%PDF')
    }
  })

  test('unknown ids return nothing', async () => {
    await store.files.put('secret.pdf', Buffer.from('x'))
    await store.files.put('documents/secret.pdf', Buffer.from('x'))
    for (const id of ['', 'secret.pdf', '../secret.pdf', '..%2Fsecret.pdf', `${'0'.repeat(36)}.pdf`, '0'.repeat(36), 'a\0.pdf']) {
      expect(await storage.read(id)).toBeUndefined()
      await storage.remove([id])
    }
    expect(await store.files.read('documents/secret.pdf')).toBeDefined()
  })

  test('documents are removed by id, and old ones are listed', async () => {
    const [one, two] = [await storage.save(drawPdf()), await storage.save(await drawPng())]
    store.putAt(`documents/${one.id}`, new Date(Date.now() - 7_200_000))
    const older = await storage.listOlder(new Date(Date.now() - 3_600_000))
    expect([older.includes(one.id), older.includes(two.id)]).toEqual([true, false])
    expect(await storage.listOlder(soon())).not.toContain('secret.pdf')
    await storage.remove([one.id])
    expect([await storage.read(one.id), (await storage.read(two.id))?.length]).toEqual([undefined, two.size])
  })
})

describe('a document is refused', () => {
  const put: string[] = []
  const storage = createDocumentStorage({
    put: async (key) => {
      put.push(key)
    },
    read: () => Promise.resolve(undefined),
    remove: () => Promise.resolve(),
    listOlder: () => Promise.resolve([]),
  })

  test.each(hostileDocuments)('%s: %s', async (_name, code, make) => {
    const bytes = await make()
    const before = process.memoryUsage().rss
    let peak = before
    const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5)
    expect(await refusalOf(storage.save(bytes))).toBe(code)
    expect(put).toEqual([])
    clearInterval(sampling)
    expect(peak - before).toBeLessThan(100 * 1024 * 1024)
    if (code !== 'document.size') expect(bytes.length).toBeLessThanOrEqual(maxUploadBytes)
  })
})
