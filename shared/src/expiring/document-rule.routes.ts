// Settings for expired documents, one for each kind.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { datedKinds } from '../documents/document.ts'
import { documentRules, rulesOfKinds } from './document-rule.ts'

const reply = z.object({ success: z.literal(true), data: rulesOfKinds })

export const readDocumentRules = route({
  method: 'GET',
  path: '/api/admin/document-rules',
  permission: 'document-rules.edit',
  summary: 'Returns for each kind of document whether an expired one restricts its restaurant or warns it alone',
  reply,
  idempotency: 'safe',
})

export const changeDocumentRule = route({
  method: 'PUT',
  path: '/api/admin/document-rules/:kind',
  permission: 'document-rules.edit',
  summary:
    'Changes the rule of one kind of document. Restaurants are restricted, or no longer, within a minute, never in the middle of their opening hours',
  params: z.object({ kind: z.enum(datedKinds) }),
  body: z.object({ rule: z.enum(documentRules) }),
  reply,
  idempotency: 'safe',
})
