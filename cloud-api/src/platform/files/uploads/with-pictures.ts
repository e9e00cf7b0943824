// A change that adds or replaces pictures of the menu.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/connect.ts'
import type { Pictures } from './pictures.ts'
import { removeUnusedPictures, type ReadUsedPictures } from './used-pictures.ts'
import { withUploads, type Changed } from './with-uploads.ts'

type Deps = { db: Db; pictures: Pictures; readUsed: ReadUsedPictures; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Calls the change with the file names of the pictures in their order, undefined where none was sent. Refuses
 * `upload.picture`.
 */
export const createWithPictures =
  ({ db, pictures, readUsed, log }: Deps) =>
  <Answer>(sent: readonly (Buffer | undefined)[], change: (names: (string | undefined)[]) => Promise<Changed<Answer>>): Promise<Answer> =>
    withUploads(
      {
        remove: (names) => pictures.remove(names.filter((name) => name !== undefined)),
        removeReplaced: (names) => removeUnusedPictures({ db, pictures, readUsed }, names),
        log,
      },
      sent.map((bytes) => async () => bytes && (await pictures.save(bytes))),
      change,
    )

export type WithPictures = ReturnType<typeof createWithPictures>
