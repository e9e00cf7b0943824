// Requests for help of a team, and an administrator who answers them.
import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import type { Urgency } from '@sufra/shared/support/support-request'
import { answerSupportRequest, readSupportRequest, replyToSupport, sendSupportRequest } from '@sufra/shared/support/support.routes'
import { beforeEach } from 'vitest'
import { type TestApi, useApi } from '../../../testing/test-api.ts'
import { addAdmin } from '../../../testing/test-restaurant.ts'
import { startTeam, type Team } from '../../people/staff/team.test-data.ts'

const minute = 60_000

const formOf = (fields: Record<string, string>, files: readonly Buffer[] = [], names?: readonly string[]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (names) form.append('fileNames', JSON.stringify(names))
  for (const bytes of files) form.append('attachments', new Blob([new Uint8Array(bytes)]), 'file')
  return form
}

type Draft = { id?: string; subject?: string; message?: string; urgency?: Urgency; files?: readonly Buffer[]; names?: readonly string[] }

export const ask = async (call: Call, { files, names, ...draft }: Draft = {}) => {
  const fields = { id: randomUUID(), subject: 'Printer', message: 'It prints nothing', urgency: 'Normal', ...draft }
  return (await call(sendSupportRequest, { form: formOf(fields, files, names) })).data
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

const signInAdministrator = async (api: TestApi) => api.signedIn((await addAdmin(api.connection.db)).email, 'admin')

type Scene = { api: TestApi; team: Team; admin: Awaited<ReturnType<typeof signInAdministrator>>; now: Date }

/** Sets up an API with a clock, and for each test a new team and an administrator, two hours later. */
export const useSupport = () => {
  const scene = { now: new Date('2026-11-20T12:00:00Z') } as Scene // each test sets the rest
  const pass = (minutes: number) => {
    scene.now = new Date(scene.now.getTime() + minutes * minute)
  }
  scene.api = useApi({ now: () => scene.now })
  beforeEach(async () => {
    // The clock passes the end of the access tokens, and the hour for which requests are counted.
    pass(120)
    scene.team = await startTeam(scene.api)
    scene.admin = await signInAdministrator(scene.api)
  })
  return {
    scene,
    pass,
    /** Signs in again: access tokens are valid for 15 minutes. */
    later: async (minutes: number) => {
      pass(minutes)
      scene.admin = await signInAdministrator(scene.api)
      scene.team.owner = await scene.api.signedIn(scene.team.email)
    },
    read: async (requestId: string, call: Call = scene.team.owner.call) => (await call(readSupportRequest, { params: { requestId } })).data,
  }
}
