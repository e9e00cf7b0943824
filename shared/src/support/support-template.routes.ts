import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, localizedText } from '../contract/wire.ts'
import { templateDraft } from './support-template.ts'

const template = z.object({ id, title: z.string(), text: localizedText })
export type SupportTemplate = z.output<typeof template>

const ofTemplates = {
  permission: 'support.answer',
  reply: z.object({ success: z.literal(true), data: z.array(template) }),
  idempotency: 'safe',
} as const
const params = z.object({ templateId: id })

export const listSupportTemplates = route({
  method: 'GET',
  path: '/api/admin/support-templates',
  summary: 'Lists the answer templates by title',
  ...ofTemplates,
})

export const saveSupportTemplate = route({
  method: 'PUT',
  path: '/api/admin/support-templates/:templateId',
  summary: 'Adds an answer template, or replaces the one with this id, which the client chooses. At most 100. Returns all templates',
  params,
  body: templateDraft,
  ...ofTemplates,
})

export const deleteSupportTemplate = route({
  method: 'DELETE',
  path: '/api/admin/support-templates/:templateId',
  summary: 'Deletes an answer template. Returns the others',
  params,
  ...ofTemplates,
})
