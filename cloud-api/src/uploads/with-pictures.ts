// A change that brings pictures: they are kept first, and removed again when the change is refused; what it replaced is removed after it.
import type { Db } from '../db/connect.ts'
import type { Pictures } from './pictures.ts'
import { removeUnused } from './used-pictures.ts'

type Parts = { db: Db; pictures: Pictures }

/** Gives the change the file names of the pictures, in their order, undefined where none was sent; it gives back what it replaced. Refuses `upload.picture`. */
export const createWithPictures =
  ({ db, pictures }: Parts) =>
  async <T>(
    sent: readonly (Buffer | undefined)[],
    change: (names: (string | undefined)[]) => Promise<{ answer: T; replaced: string[] }>,
  ): Promise<T> => {
    const names: (string | undefined)[] = []
    try {
      for (const bytes of sent) names.push(bytes && (await pictures.keep(bytes)))
      const { answer, replaced } = await change(names)
      await removeUnused(db, pictures, replaced)
      return answer
    } catch (error) {
      await pictures.remove(names.filter((name) => name !== undefined))
      throw error
    }
  }

export type WithPictures = ReturnType<typeof createWithPictures>
