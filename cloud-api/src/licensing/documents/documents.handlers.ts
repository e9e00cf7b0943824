import {
  checkDocument as checkDocumentRoute,
  createDocumentLink,
  listDocuments,
  readDocumentFile,
  sendDocuments,
} from '@sufra/shared/documents/document.routes'
import type { FastifyInstance } from 'fastify'
import { isAdministratorSession, type Session } from '../../platform/http/sessions/session.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { serve } from '../../platform/http/serve.ts'
import { findDocumentFile } from './documents.store.ts'
import { checkDocument, type DocumentStorage } from './document-storage.ts'
import type { SendDocuments } from './send-documents.ts'

type Deps = { db: Db; documents: SendDocuments; documentStorage: DocumentStorage; fileLinks: FileLinks }

/** Limit per minute: an application has twelve files, and a person tries some of them repeatedly. */
const checkLimit = { max: 60, of: 'network' } as const

/** Limit per minute: forms have up to twenty megabytes. */
const sendLimit = { max: 20 }

export const serveDocuments = (app: FastifyInstance, { db, documents, documentStorage, fileLinks }: Deps) => {
  const find = (session: Session, fileId: string) =>
    findDocumentFile(db, fileId, isAdministratorSession(session) ? undefined : session.restaurantId)

  const linkTo = fileLinks.add({
    name: 'document',
    permission: 'documents.read',
    read: async (session, { fileId = '' }) => {
      const file = await find(session, fileId)
      const bytes = file && (await documentStorage.read(file.id))
      return bytes && { content: bytes, type: file.type, fileName: `document.${file.type === 'application/pdf' ? 'pdf' : 'jpg'}` }
    },
  })

  serve(app, listDocuments, async ({ session }) => ({ data: await documents.read(session.restaurantId) }))

  serve(
    app,
    sendDocuments,
    async ({ session, form }) => {
      await documents.send(session, form)
      return { data: await documents.read(session.restaurantId) }
    },
    { limit: sendLimit },
  )

  serve(
    app,
    checkDocumentRoute,
    async ({ form }) => {
      const file = form.files.get('file')
      if (!file) throw refused('document.file_required')
      await checkDocument(file)
      return { message: 'The file can be submitted' }
    },
    { limit: checkLimit },
  )

  serve(app, createDocumentLink, async ({ params: { fileId }, session }) => {
    if (!(await find(session, fileId))) throw refused('document.not_found')
    return { data: await linkTo(session, { fileId }) }
  })

  serve(app, readDocumentFile, async ({ params: { fileId }, session, reply }) => {
    const file = await find(session, fileId)
    const bytes = file && (await documentStorage.read(file.id))
    if (!bytes) throw refused('document.not_found')
    reply.header('cache-control', 'private, no-store')
    return { data: { type: file.type, base64: bytes.toString('base64') } }
  })
}
