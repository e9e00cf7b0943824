import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform.ts'
import { checkUploads } from './check-uploads.ts'
import { createPictures } from './pictures.ts'
import { servePictures } from './serve-pictures.ts'
import { createDeleteUnusedPictures } from './used-pictures.ts'
import { createWithPictures } from './with-pictures.ts'

/** Registers pictures of menus: stored, served, and deleted when no longer shown. */
export const registerPictures = (app: FastifyInstance, { connection: { db }, files, healthChecks, jobs, log, now }: Platform) => {
  const pictures = createPictures(files)
  servePictures(app, files)
  healthChecks.add('uploads', () => checkUploads(files))
  jobs.add({ name: 'delete-unused-pictures', everySeconds: 3_600, run: createDeleteUnusedPictures(db, pictures, now) })
  return { withPictures: createWithPictures({ db, pictures, log }) }
}
