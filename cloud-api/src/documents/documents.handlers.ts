import { listDocuments, readDocumentFile, sendDocuments } from '@sufra/shared/documents/document.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import { readPaperFile } from './documents.store.ts'
import type { PaperFiles } from './paper-files.ts'
import type { SendDocuments } from './send-documents.ts'

type Parts = { db: Db; documents: SendDocuments; paperFiles: PaperFiles }

/** Forms of twenty megabytes: not many a minute from one place. */
const sendLimit = { most: 20 }

export const serveDocuments = (app: FastifyInstance, { db, documents, paperFiles }: Parts) => {
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

  serve(app, readDocumentFile, async ({ params: { fileId }, session, reply }) => {
    const file = await readPaperFile(db, fileId, session.role === 'merchant' ? session.restaurantId : undefined)
    const bytes = file && (await paperFiles.read(file.id))
    if (!bytes) throw refused('document.not_found')
    reply.header('cache-control', 'private, no-store')
    return { data: { type: file.type, base64: bytes.toString('base64') } }
  })
}
