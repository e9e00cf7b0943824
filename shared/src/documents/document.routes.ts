import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { id } from '../contract/wire.ts'
import { documentCard } from './document.ts'
import { documentFields, documentFiles } from './document-form.ts'

const ownDocuments = z.object({
  success: z.literal(true),
  data: z.object({ status: z.enum(merchantStatuses), submittedAt: z.iso.datetime().nullable(), cards: z.array(documentCard) }),
})

export const listDocuments = route({
  method: 'GET',
  path: '/api/documents',
  access: 'any-merchant',
  summary: "The merchant's seven papers, each with its state, and where the application stands",
  reply: ownDocuments,
  repeat: 'safe',
  offline: 'refuse',
})

export const sendDocuments = route({
  method: 'PUT',
  path: '/api/documents',
  access: 'any-merchant',
  summary:
    'Sends new papers for review, any of the seven. When no rejected one is left, a rejected application is pending again. Refused while it is being reviewed',
  form: { fields: documentFields, ...documentFiles },
  reply: ownDocuments,
  repeat: 'no',
  offline: 'refuse',
})

export const readDocumentFile = route({
  method: 'GET',
  path: '/api/documents/files/:fileId',
  access: 'signed-in',
  summary: "A file of a paper: of the merchant's own, or of any for administrators",
  params: z.object({ fileId: id }),
  reply: z.object({ success: z.literal(true), data: z.object({ type: z.string(), base64: z.string() }) }),
  repeat: 'safe',
  offline: 'refuse',
})
