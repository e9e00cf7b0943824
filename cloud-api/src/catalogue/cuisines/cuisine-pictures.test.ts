import { addCategory, updateCategory } from '@sufra/shared/cuisines/cuisine.routes'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawLargePng, drawPng } from '../../../testing/pictures.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { category, italian, pasta, png, useCuisines } from './cuisines.test-data.ts'

const { list, places, merchant, add, change, storedPictures } = useCuisines()

describe('a picture is refused', () => {
  const broken = () => Buffer.concat([png.subarray(0, 40), Buffer.from('rubbish')])
  test.each([
    ['that is no picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['that is a gif', () => Buffer.from('GIF89a')],
    ['that is a web page behind a png’s first bytes', () => Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')])],
    ['that is cut off', broken],
    ['that is empty', () => Buffer.alloc(0)],
    ['that is a whole WebP', () => sharp(png).webp().toBuffer()],
    ['that is a whole GIF', () => sharp(png).gif().toBuffer()],
    [
      'that is an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
  ])('%s', async (_, image) => {
    const before = await storedPictures()
    expect(await refusalOf(add({ ...italian(), image: await image() }))).toMatchObject({ status: 400, code: 'upload.picture' })
    expect(await storedPictures()).toEqual(before)
  })

  test('that is larger than 2 MB, and a picture just below the limit is accepted', async () => {
    const twoMegabytes = 2 * 1024 * 1024
    const large = await drawLargePng(twoMegabytes)
    expect(large.length).toBeGreaterThan(twoMegabytes)
    expect(await refusalOf(add({ ...italian(), image: large }))).toMatchObject({ status: 400, code: 'upload.picture' })
    const below = await drawLargePng(twoMegabytes - 200_000)
    expect(below.length).toBeLessThan(twoMegabytes)
    expect(below.length).toBeGreaterThan(1_800_000)
    await add({ ...italian(), image: below })
  })

  test('that has more pixels than any camera produces', async () => {
    const bomb = await drawPng({ width: 9_000, height: 8_000 })
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await refusalOf(add({ ...italian(), image: bomb }))).toMatchObject({ status: 400, code: 'upload.picture' })
  })
})

describe('each route with a picture refuses', () => {
  type Send = (image: Buffer<ArrayBuffer>) => Promise<unknown>
  const calls: [string, Send][] = [
    ['addCuisine', async (image) => add({ ...italian(), image })],
    ['addCuisine, a category’s', async (image) => add({ ...italian(), categories: [{ ...pasta, image }] })],
    ['updateCuisine', async (image) => change({ name: { en: 'Grills' }, image })],
    [
      'addCategory',
      async (image) => merchant(addCategory, { params: (await places()).ofCuisine, form: category({ name: { en: 'New' }, image }) }),
    ],
    [
      'updateCategory',
      async (image) => merchant(updateCategory, { params: (await places()).category, form: category({ name: { en: 'New' }, image }) }),
    ],
  ]
  test.each(calls)('%s: a picture that is too large, or of a wrong type', async (_, send) => {
    const [before, files] = [await list(), await storedPictures()]
    const refusal = { status: 400, code: 'upload.picture' }
    expect(await refusalOf(send(await drawLargePng(2 * 1024 * 1024)))).toMatchObject(refusal)
    expect(await refusalOf(send(Buffer.from('%PDF-1.7')))).toMatchObject(refusal)
    expect([await list(), await storedPictures()]).toEqual([before, files])
  })
})
