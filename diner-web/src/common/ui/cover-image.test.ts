import { expect, test, vi } from 'vitest'
import { coverImage, preloadCover } from './cover-image.ts'

test('a cover is preloaded in the size in which the head shows it', () => {
  const loaded: object[] = []
  vi.stubGlobal('Image', function Image(this: object) {
    loaded.push(this)
  })
  preloadCover('cover.webp')
  const { srcSet, sizes } = coverImage('cover.webp')
  expect(loaded).toMatchObject([{ srcset: srcSet, sizes }])
  expect(srcSet).toBe('/uploads/cover.webp?w=768 768w, /uploads/cover.webp?w=1152 1152w')
})
