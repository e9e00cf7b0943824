import { inviteAdministrator, listAdministrators, revokeInvitation } from '@sufra/shared/administrators/administrator.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { languageOf } from '../refusals/refusal-messages.ts'
import type { Administrators } from './administrators.ts'

export const serveAdministrators = (app: FastifyInstance, administrators: Administrators) => {
  serve(app, listAdministrators, async () => ({ data: await administrators.list() }))

  serve(app, inviteAdministrator, async ({ body, session, request }) => {
    await administrators.invite(session.userId, body, languageOf(request.headers['accept-language']))
    return { message: 'Invitation sent' }
  })

  serve(app, revokeInvitation, async ({ params, session }) => {
    await administrators.revoke(session.userId, params.administratorId)
    return { message: 'Invitation revoked' }
  })
}
