// Requests for help of a team, and an administrator who answers them.
import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import type { Urgency } from '@sufra/shared/support/support-request'
import { answerSupportRequest, replyToSupport, sendSupportRequest } from '@sufra/shared/support/support.routes'
import type { TestApi } from '../../testing/test-api.ts'
import { addAdmin } from '../../testing/test-restaurant.ts'

const formOf = (fields: Record<string, string>, files: readonly Buffer[] = []) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const bytes of files) form.append('attachments', new Blob([new Uint8Array(bytes)]), 'file')
  return form
}

type Draft = { id?: string; subject?: string; message?: string; urgency?: Urgency; files?: readonly Buffer[] }

export const ask = async (call: Call, { files, ...draft }: Draft = {}) => {
  const fields = { id: randomUUID(), subject: 'Printer', message: 'It prints nothing', urgency: 'Normal', ...draft }
  return (await call(sendSupportRequest, { form: formOf(fields, files) })).data
}

export const reply = async (call: Call, requestId: string, message: string, files?: readonly Buffer[], id: string = randomUUID()) =>
  (await call(replyToSupport, { params: { requestId }, form: formOf({ id, message }, files) })).data

export const answer = async (
  call: Call,
  restaurantId: string,
  requestId: string,
  message: string,
  isNote = false,
  id: string = randomUUID(),
) => (await call(answerSupportRequest, { params: { restaurantId, requestId }, body: { id, message, isNote } })).data

export const signInAdministrator = async (api: TestApi) => api.signedIn((await addAdmin(api.connection.db)).email, 'admin')
