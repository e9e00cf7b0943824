import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { createDeleteUnusedDocuments } from './delete-unused-documents.ts'
import { createDocumentStorage } from './document-storage.ts'
import { serveDocuments } from './documents.handlers.ts'
import { createSendDocuments } from './send-documents.ts'
import { createWithDocumentFiles } from './with-document-files.ts'

/** The documents of restaurants: their files, and sending new ones. `statusChanged` is called when a restaurant applied again. */
export const registerDocuments = (app: FastifyInstance, platform: Platform, statusChanged: (restaurantId: string) => void) => {
  const { connection, files, jobs, publicAddress, now } = platform
  const documentStorage = createDocumentStorage(files)
  const withDocumentFiles = createWithDocumentFiles({ documentStorage, log: platform.log })
  const documents = createSendDocuments({ connection, withDocumentFiles, publicAddress, now, statusChanged })
  serveDocuments(app, { db: connection.db, documents, documentStorage })
  jobs.add({ name: 'delete-unused-documents', everySeconds: 3_600, run: createDeleteUnusedDocuments(connection.db, documentStorage, now) })
  return { withDocumentFiles }
}
