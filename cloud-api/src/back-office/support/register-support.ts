import { extensionOf } from '@sufra/shared/support/attachment-name'
import {
  closeOwnSupportRequest,
  createSupportFileLink,
  listSupportRequests,
  readSupportRequest,
  reopenOwnSupportRequest,
  replyToSupport,
  sendSupportRequest,
} from '@sufra/shared/support/support.routes'
import { readSupportAddress } from '@sufra/shared/support/support-address.routes'
import type { FastifyInstance } from 'fastify'
import { isAdministratorSession, type SessionFor } from '../../platform/http/sessions/session.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { createAnswerRequest } from './answer-request.ts'
import { createAskForHelp } from './ask-for-help.ts'
import { createReadRequests } from './read-requests.ts'
import { scopeOf } from './request-scope.ts'
import { serveSupportQueue } from './support-queue.handlers.ts'
import { serveSupportTemplates } from './support-templates.handlers.ts'
import { createDeleteUnusedSupportFiles, createSupportStorage, createWithSupportFiles } from './support-files.ts'
import { countOpenByUrgency, findFile } from './support.store.ts'

/** Limit of one user, since forms are up to ten megabytes. */
const sendLimit = { max: 20 }

/** Content types of text files and PDFs; any other file is a picture. */
const served: Record<string, string> = { 'application/pdf': 'application/pdf', 'text/plain': 'text/plain; charset=utf-8' }

type Deps = {
  fileLinks: FileLinks
  /** Email address of the people who run the platform. */
  supportEmail: string | undefined
}

/** Registers help for restaurants: their requests, and the administrators' queue. */
export const registerSupport = (app: FastifyInstance, platform: Platform, { fileLinks, supportEmail }: Deps) => {
  const { connection, dashboardParts, files, jobs, log, now, notifyFeed, publicAddress } = platform
  const { db } = connection
  const storage = createSupportStorage(files)
  const requests = createReadRequests(db, now)
  const help = createAskForHelp({ connection, withFiles: createWithSupportFiles(storage, log), now, notifyFeed })
  const answers = createAnswerRequest({ connection, publicAddress, now, notifyFeed })

  serve(app, readSupportAddress, async () => ({ data: { email: supportEmail ?? null } }))
  serve(app, listSupportRequests, async ({ query, session }) => ({ data: await requests.list(session, query.before) }))
  serve(app, readSupportRequest, async ({ params, session }) => ({ data: await requests.read(session, params.requestId) }))
  serve(
    app,
    sendSupportRequest,
    async ({ session, form }) => {
      await help.send(session, form.fields, form.repeated)
      return { data: await requests.read(session, form.fields.id) }
    },
    { limit: sendLimit },
  )
  serve(
    app,
    replyToSupport,
    async ({ params, session, form }) => {
      await help.reply(session, params.requestId, form.fields, form.repeated)
      return { data: await requests.read(session, params.requestId) }
    },
    { limit: sendLimit },
  )
  serve(app, closeOwnSupportRequest, async ({ params, session }) => {
    await help.close(session, params.requestId)
    return { data: await requests.read(session, params.requestId) }
  })

  serve(app, reopenOwnSupportRequest, async ({ params, session }) => {
    await help.reopen(session, params.requestId)
    return { data: await requests.read(session, params.requestId) }
  })

  serveSupportQueue(app, { db, requests, answers })
  serveSupportTemplates(app, { connection, now })

  const find = (session: SessionFor<'support.files'>, fileId: string) =>
    findFile(db, fileId, isAdministratorSession(session) ? undefined : scopeOf(session))
  const linkTo = fileLinks.add({
    name: 'support',
    permission: 'support.files',
    read: async (session, { fileId = '' }) => {
      const file = await find(session, fileId)
      const bytes = file && (await storage.read(file.id))
      if (!file || !bytes) return undefined
      return { content: bytes, type: served[file.type] ?? 'image/jpeg', fileName: `attachment.${extensionOf(file.type)}` }
    },
  })
  serve(app, createSupportFileLink, async ({ params: { fileId }, session }) => {
    if (!(await find(session, fileId))) throw refused('support.not_found')
    return { data: await linkTo(session, { fileId }) }
  })

  dashboardParts.add('support', () => countOpenByUrgency(db, now()))
  jobs.add({ name: 'delete-unused-support-files', everySeconds: 3_600, run: createDeleteUnusedSupportFiles(db, storage, now) })
}
