import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { consent } from '../accounts/consent.ts'
import { route } from '../contract/route.ts'
import { done, id } from '../contract/wire.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { maxUploadBytes } from '../uploads.ts'
import { documentCard } from './document.ts'
import { documentFields, documentFiles } from './document-form.ts'

const ownDocuments = z.object({
  success: z.literal(true),
  data: z.object({
    status: z.enum(merchantStatuses),
    submittedAt: z.iso.datetime().nullable(),
    cards: z.array(documentCard),
    /** Whether the restaurant has not agreed to any privacy text yet. */
    needsConsent: z.boolean(),
  }),
})

export const listDocuments = route({
  method: 'GET',
  path: '/api/documents',
  permission: 'documents.edit',
  summary: "Lists the merchant's documents with their state, and the status of the application",
  reply: ownDocuments,
  idempotency: 'safe',
})

export const sendDocuments = route({
  method: 'PUT',
  path: '/api/documents',
  permission: 'documents.edit',
  summary:
    'Submits new documents for review, any of the seven. When no rejected document is left, a rejected application becomes pending again. Refused while it is being reviewed',
  // Earlier versions of the app do not send a consent.
  form: { fields: documentFields.extend({ consent: consent.optional() }), ...documentFiles },
  reply: ownDocuments,
  idempotency: 'no',
})

/** Public, because an applicant has no account yet. */
export const checkDocument = route({
  method: 'POST',
  path: '/api/documents/check',
  permission: 'public',
  summary: 'Checks a file as it is checked when documents are submitted; nothing is stored',
  form: { fields: z.object({}), files: /^file$/, maxFiles: 1, maxFileBytes: maxUploadBytes, tooLarge: 'document.size' },
  reply: done,
  idempotency: 'no',
})

export const createDocumentLink = route({
  method: 'POST',
  path: '/api/documents/files/:fileId/link',
  permission: 'documents.read',
  summary: 'Returns a one-time link to a file of a document: merchants only to their own, administrators to any',
  params: z.object({ fileId: id }),
  reply: fileLinkReply,
  idempotency: 'safe',
})

/** Serves pages of the previous release. */
export const readDocumentFile = route({
  method: 'GET',
  path: '/api/documents/files/:fileId',
  permission: 'documents.read',
  summary: 'Returns a file of a document: merchants only their own, administrators any',
  params: z.object({ fileId: id }),
  reply: z.object({ success: z.literal(true), data: z.object({ type: z.string(), base64: z.string() }) }),
  idempotency: 'safe',
})
