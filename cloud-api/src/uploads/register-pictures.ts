import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { createPictures } from './pictures.ts'
import { servePictures } from './serve-pictures.ts'
import { createDeleteUnusedPictures } from './used-pictures.ts'
import { createWithPictures } from './with-pictures.ts'

/** Pictures of menus: stored, served, and deleted when nothing shows them any more. */
export const registerPictures = (app: FastifyInstance, { connection: { db }, files, jobs, log, now }: Platform) => {
  const pictures = createPictures(files)
  servePictures(app, files)
  jobs.add({ name: 'delete-unused-pictures', everySeconds: 3_600, run: createDeleteUnusedPictures(db, pictures, now) })
  return { withPictures: createWithPictures({ db, pictures, log }) }
}
