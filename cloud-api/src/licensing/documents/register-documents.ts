import type { FastifyInstance } from 'fastify'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import type { Platform } from '../../platform/platform.ts'
import { countExpiring } from './count-expiring.store.ts'
import { createDeleteUnusedDocuments } from './delete-unused-documents.ts'
import { createDocumentStorage } from './document-storage.ts'
import { serveDocuments } from './documents.handlers.ts'
import { createSendDocuments } from './send-documents.ts'
import { createWithDocumentFiles } from './with-document-files.ts'

type Deps = { fileLinks: FileLinks; statusChanged: (restaurantId: string) => void }

/**
 * Registers the documents of restaurants: their files, and sending new ones. `statusChanged` is called when a restaurant has applied again.
 */
export const registerDocuments = (app: FastifyInstance, platform: Platform, { fileLinks, statusChanged }: Deps) => {
  const { connection, dashboardParts, files, jobs, publicAddress, now } = platform
  const documentStorage = createDocumentStorage(files)
  const withDocumentFiles = createWithDocumentFiles({ documentStorage, log: platform.log })
  const documents = createSendDocuments({ connection, withDocumentFiles, publicAddress, now, statusChanged })
  serveDocuments(app, { db: connection.db, documents, documentStorage, fileLinks })
  jobs.add({ name: 'delete-unused-documents', everySeconds: 3_600, run: createDeleteUnusedDocuments(connection.db, documentStorage, now) })
  dashboardParts.add('documents', () => countExpiring(connection.query, now()))
  return { withDocumentFiles }
}
