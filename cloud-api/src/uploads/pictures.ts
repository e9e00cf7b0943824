// Pictures that merchants upload: looked at by their bytes, turned upright, drawn anew (so that nothing hides in them) and kept under names of our own.
import { maxUploadBytes, pictureType } from '@sufra/shared/uploads'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { refused } from '../http/refused.ts'
import type { FileStore } from './file-store.ts'
import { sizedKeys } from './sized-pictures.ts'

/** The longest side that is kept, in pixels: the widest that any client asks for, and some. */
const maxSide = 1_600
/** More pixels than any phone's camera has; a picture that unpacks to more is an attack. */
export const maxPixels = 60_000_000

const draw = async (bytes: Buffer) => {
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { isOpaque } = await source.stats()
  const drawn = await source
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
  return { drawn, isOpaque }
}

export const createPictures = (files: FileStore) => ({
  /** Keeps a png or jpeg of at most 2 MB and gives its file name. Refuses `upload.picture`. */
  keep: async (bytes: Buffer): Promise<string> => {
    if (bytes.length > maxUploadBytes || !pictureType(bytes)) throw refused('upload.picture')
    const { drawn, isOpaque } = await draw(bytes).catch(() => {
      throw refused('upload.picture')
    })
    const name = `${uuidv7()}${isOpaque ? '' : '.cut'}.webp`
    await files.put(name, drawn)
    return name
  },

  remove: async (names: readonly string[]): Promise<void> => {
    await files.remove(names.flatMap((name) => [name, ...sizedKeys(name)]))
  },

  /** Names of what was kept before a moment. */
  listOlder: async (moment: Date): Promise<string[]> => {
    const names = await files.listOlder('', moment)
    return names.filter((name) => name.endsWith('.webp'))
  },
})

export type Pictures = ReturnType<typeof createPictures>
