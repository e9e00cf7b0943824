// Pictures uploaded by merchants: their type is detected from their bytes, and they are turned upright and re-encoded
// (which removes hidden content) under generated names.
import { pictureProblem } from '@sufra/shared/uploads'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { refused } from '../../refusals/refused.ts'
import type { FileStore } from './file-store.ts'
import { sizedKeys } from './sized-pictures.ts'

/** Maximum length of the longer side in pixels: more than the widest size that any client requests. */
const maxSide = 1_600
/** More pixels than any phone's camera has; a picture that decodes to more is an attack. */
export const maxPixels = 60_000_000

const reencode = async (bytes: Buffer) => {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { isOpaque } = await source.stats()
  const encoded = await source
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
  return { encoded, isOpaque }
}

export const createPictures = (files: FileStore) => ({
  /** Saves a PNG or JPEG of at most 2 MB and returns its file name. Refuses `upload.picture`. */
  save: async (bytes: Buffer): Promise<string> => {
    const problem = pictureProblem(bytes.length, bytes)
    if (problem) throw refused(problem)
    const { encoded, isOpaque } = await reencode(bytes).catch(() => {
      throw refused('upload.picture')
    })
    const name = `${uuidv7()}${isOpaque ? '' : '.cut'}.webp`
    await files.put(name, encoded)
    return name
  },

  remove: async (names: readonly string[]): Promise<void> => {
    await files.remove(names.flatMap((name) => [name, ...sizedKeys(name)]))
  },

  /** Names of pictures stored before a date. */
  listOlder: async (before: Date): Promise<string[]> => {
    const names = await files.listOlder('', before)
    return names.filter((name) => name.endsWith('.webp'))
  },
})

export type Pictures = ReturnType<typeof createPictures>
