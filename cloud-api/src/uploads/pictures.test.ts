import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@sufra/shared/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawJpeg, drawPng } from '../../testing/pictures.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addRestaurant } from '../../testing/test-restaurant.ts'
import { cuisines } from '../cuisines/cuisines.table.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { removeUnused } from './used-pictures.ts'

let api: TestApi
let pictures: Pictures

beforeAll(async () => {
  api = await startTestApi()
  pictures = createPictures(api.uploadsFolder)
})
afterAll(() => api.close())

const ask = async (path: string, accept = 'image/avif,image/webp,*/*') => {
  const answer = await api.fetch(`/uploads/${path}`, { headers: { accept } })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

describe('a kept picture', () => {
  test('is a WebP of at most 1,600 pixels, turned upright, without what the camera wrote', async () => {
    const turned = await sharp(await drawJpeg({ width: 2_000, height: 1_000 }))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: '25.2854 N, 51.5310 E' } })
      .jpeg()
      .toBuffer()
    const name = await pictures.keep(turned)
    const { body } = await ask(name)
    expect(body.includes('51.5310')).toBe(false)
    const { format, width, height, exif, orientation } = await sharp(body).metadata()
    expect([format, width, height, exif, orientation]).toEqual(['webp', 800, 1_600, undefined, undefined])
  })

  test('that has transparent parts says so in its name', async () => {
    expect(await pictures.keep(await drawPng({ colour: '#ff000080' }))).toMatch(/\.cut\.webp$/)
    expect(await pictures.keep(await drawPng())).not.toContain('.cut')
  })
})

describe('a picture is served', () => {
  test.each([...pictureWidths])('%d pixels wide, as AVIF to who takes it and as WebP to others', async (width) => {
    const name = await pictures.keep(await drawPng({ width: 1_300, height: 900 }))
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'avif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'webp'],
    ] as const) {
      const { headers, body } = await ask(`${name}?w=${width}`, accept)
      expect(headers.get('content-type')).toBe(`image/${format}`)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toContain('accept')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect((await sharp(body).metadata()).width).toBe(width)
    }
  })

  test('never larger than it is', async () => {
    const name = await pictures.keep(await drawPng({ width: 50, height: 40 }))
    expect((await sharp((await ask(`${name}?w=768`)).body).metadata()).width).toBe(50)
  })

  test('drawn once, however many ask at once', async () => {
    const name = await pictures.keep(await drawPng({ width: 600, height: 600 }))
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${name}?w=384`)))
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1)
    expect((await readdir(join(api.uploadsFolder, 'sized'))).filter((file) => file.startsWith(name))).toEqual([`${name}.384.avif`])
  })

  test.each(['?w=100', '?w=abc', '?w=', '?w=96&w=192', '?w=-96', '?w=96.0'])('in no width that was not named: %s', async (query) => {
    const name = await pictures.keep(await drawPng())
    expect((await ask(name + query)).status).toBe(404)
  })

  test.each(['none.webp', 'none.webp?w=96', '..%2Fsecret.webp?w=96', '%2e%2e/x.webp', 'sized?w=96', 'a%00b.webp?w=96', '.webp?w=96'])(
    'and nothing else: %s',
    async (path) => {
      await writeFile(
        join(api.uploadsFolder, '..', 'secret.webp'),
        await sharp(await drawPng())
          .webp()
          .toBuffer(),
      )
      expect((await ask(path)).status).toBeGreaterThanOrEqual(400)
    },
  )
})

test('what nothing shows is removed with its sizes, and what something shows stays', async () => {
  const [shown, unused] = [await pictures.keep(await drawPng()), await pictures.keep(await drawPng())]
  await ask(`${unused}?w=96`)
  await addRestaurant(api.connection.db)
  await api.connection.db.update(cuisines).set({ image: shown })
  await removeUnused(api.connection.db, pictures, [shown, unused, 'grills.webp', ''])
  const files = [...(await readdir(api.uploadsFolder)), ...(await readdir(join(api.uploadsFolder, 'sized')))]
  expect(files).toContain(shown)
  expect(files.filter((file) => file.startsWith(unused))).toEqual([])
})

test('the sweep looks only at pictures of before', async () => {
  await mkdir(api.uploadsFolder, { recursive: true })
  const [old, fresh] = [await pictures.keep(await drawPng()), await pictures.keep(await drawPng())]
  const before = new Date(Date.now() - 7_200_000)
  await utimes(join(api.uploadsFolder, old), before, before)
  const listed = await pictures.listOlder(new Date(Date.now() - 3_600_000))
  expect(listed).toContain(old)
  expect(listed).not.toContain(fresh)
})
