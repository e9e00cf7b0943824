// Runs on PostgreSQL alone: pictures are files, and no test here reads the database.
import { pictureWidths } from '@sufra/shared/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawJpeg, drawPng } from '../../../../testing/pictures.ts'
import { type OwnTestApi, startTestApi } from '../../../../testing/test-api.ts'
import { testStores, type TestStore } from '../../../../testing/test-stores.ts'
import type { FileStore } from './file-store.ts'
import { createPictures, type Pictures } from './pictures.ts'

describe.each(testStores)('in $name', ({ open }) => {
  let store: TestStore
  let api: OwnTestApi
  let pictures: Pictures

  beforeAll(async () => {
    store = await open()
    api = await startTestApi({ files: store.files })
    pictures = createPictures(store.files)
  })
  afterAll(async () => {
    await api.close()
    await store.close()
  })

  const storedKeys = (part: string) => store.files.listOlder(part, new Date(Date.now() + 60_000))

  const getPicture = async (path: string, accept = 'image/avif,image/webp,*/*') => {
    const answer = await api.fetch(`/uploads/${path}`, { headers: { accept } })
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
  }

  describe('a saved picture', () => {
    test('is a WebP of at most 1,600 pixels, upright, without metadata', async () => {
      const turned = await sharp(await drawJpeg({ width: 2_000, height: 1_000 }))
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Copyright: 'the photographer', ImageDescription: '25.2854 N, 51.5310 E' } })
        .jpeg()
        .toBuffer()
      const name = await pictures.save(turned)
      const { body } = await getPicture(name)
      expect(body.includes('51.5310')).toBe(false)
      const { format, width, height, exif, orientation } = await sharp(body).metadata()
      expect([format, width, height, exif, orientation]).toEqual(['webp', 800, 1_600, undefined, undefined])
    })

    test('with transparent parts has .cut in its name', async () => {
      expect(await pictures.save(await drawPng({ colour: '#ff000080' }))).toMatch(/\.cut\.webp$/)
      expect(await pictures.save(await drawPng())).not.toContain('.cut')
    })
  })

  describe('a picture is served', () => {
    test.each([...pictureWidths])('%d pixels wide, as AVIF to browsers that accept it and as WebP to others', async (width) => {
      const name = await pictures.save(await drawPng({ width: 1_300, height: 900 }))
      for (const [accept, format] of [
        ['image/avif,image/webp,*/*', 'avif'],
        ['image/webp,*/*', 'webp'],
        ['*/*', 'webp'],
      ] as const) {
        const { headers, body } = await getPicture(`${name}?w=${width}`, accept)
        expect(headers.get('content-type')).toBe(`image/${format}`)
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(headers.get('vary')).toContain('accept')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect((await sharp(body).metadata()).width).toBe(width)
      }
    })

    test('never larger than the original', async () => {
      const name = await pictures.save(await drawPng({ width: 50, height: 40 }))
      expect((await sharp((await getPicture(`${name}?w=768`)).body).metadata()).width).toBe(50)
    })

    test('resized once for concurrent requests', async () => {
      const name = await pictures.save(await drawPng({ width: 600, height: 600 }))
      const answers = await Promise.all(Array.from({ length: 20 }, () => getPicture(`${name}?w=384`)))
      expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1)
      expect((await storedKeys('sized')).filter((key) => key.includes(name))).toEqual([`sized/${name}.384.avif`])
    })

    test.each(['?w=100', '?w=abc', '?w=', '?w=96&w=192', '?w=-96', '?w=96.0'])('in the listed widths alone, not with %s', async (query) => {
      const name = await pictures.save(await drawPng())
      expect((await getPicture(name + query)).status).toBe(404)
    })

    test.each(['none.webp', 'none.webp?w=96', '..%2Fsecret.webp?w=96', '%2e%2e/x.webp', 'sized?w=96', 'a%00b.webp?w=96', '.webp?w=96'])(
      'and no other file is, such as %s',
      async (path) => {
        store.addByHand(
          '../secret.webp',
          await sharp(await drawPng())
            .webp()
            .toBuffer(),
        )
        expect((await getPicture(path)).status).toBeGreaterThanOrEqual(400)
      },
    )
  })

  test('a size that exists is served with one read', async () => {
    const name = await pictures.save(await drawPng())
    await getPicture(`${name}?w=96`)
    const read: string[] = []
    const files: FileStore = {
      ...store.files,
      read: (key) => {
        read.push(key)
        return store.files.read(key)
      },
    }
    const again = await startTestApi({ connection: api.connection, files })
    expect((await again.fetch(`/uploads/${name}?w=96`, { headers: { accept: 'image/avif' } })).status).toBe(200)
    await again.close()
    expect(read).toEqual([`sized/${name}.96.avif`])
  })

  test('a size created while its picture was removed is removed too', async () => {
    const name = await pictures.save(await drawPng({ width: 600, height: 600 }))
    const files: FileStore = {
      ...store.files,
      put: async (key, bytes) => {
        await pictures.remove([name])
        await store.files.put(key, bytes)
      },
    }
    const slow = await startTestApi({ connection: api.connection, files })
    expect((await slow.fetch(`/uploads/${name}?w=384`)).status).toBe(200)
    await slow.close()
    expect((await storedKeys('sized')).filter((key) => key.includes(name))).toEqual([])
    expect((await getPicture(`${name}?w=384`)).status).toBe(404)
  })

  test('only old pictures are listed for removal', async () => {
    const [old, fresh] = [await pictures.save(await drawPng()), await pictures.save(await drawPng())]
    store.putAt(old, new Date(Date.now() - 7_200_000))
    const listed = await pictures.listOlder(new Date(Date.now() - 3_600_000))
    expect(listed).toContain(old)
    expect(listed).not.toContain(fresh)
  })
})
