import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform.ts'
import { checkUploads } from './check-uploads.ts'
import { createPictures } from './pictures.ts'
import { servePictures } from './serve-pictures.ts'
import { createDeleteUnusedPictures, type ReadUsedPictures } from './used-pictures.ts'
import { createWithPictures } from './with-pictures.ts'

/** Registers pictures of menus: stored, served, and deleted when no longer shown. */
export const registerPictures = (app: FastifyInstance, platform: Platform, readUsed: ReadUsedPictures) => {
  const { connection, files, healthChecks, jobs, log, now } = platform
  const pictures = createPictures(files)
  const deps = { db: connection.db, pictures, readUsed }
  servePictures(app, files)
  healthChecks.add('uploads', () => checkUploads(files))
  jobs.add({ name: 'delete-unused-pictures', everySeconds: 3_600, run: createDeleteUnusedPictures(deps, now) })
  return { withPictures: createWithPictures({ ...deps, log }) }
}
