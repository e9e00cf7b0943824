import {
  changeAdministratorRole,
  endAdministratorSession,
  inviteAdministrator,
  listAdministrators,
  listAdministratorSessions,
  resetSecondFactor,
  revokeInvitation,
  setAdministratorDisabled,
} from '@sufra/shared/administrators/administrator.routes'
import type { FastifyInstance } from 'fastify'
import { createResetFactor } from '../accounts/second-factor/reset-factor.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPublishEndedSessions } from '../../platform/realtime/publish-ended-sessions.ts'
import { languageOf } from '../../platform/refusals/refusal-messages.ts'
import { createAdministrators } from './administrators.ts'
import { createChangeAdministrators } from './change-administrators.ts'

/** Registers inviting, changing, disabling and signing out administrators. */
export const registerAdministrators = (app: FastifyInstance, { connection, publicAddress, bus, now }: Platform) => {
  const administrators = createAdministrators({ connection, publicAddress, now })
  const onSessionsEnded = createPublishEndedSessions(bus)
  const changes = createChangeAdministrators({ connection, resetFactor: createResetFactor({ publicAddress, now }), now, onSessionsEnded })

  serve(app, listAdministrators, async ({ session }) => ({ data: await administrators.list(session) }))

  serve(app, inviteAdministrator, async ({ body, session, request }) => {
    await administrators.invite(session.userId, body, languageOf(request.headers['accept-language']))
    return { message: 'Invitation sent' }
  })

  serve(app, revokeInvitation, async ({ params, session }) => {
    await administrators.revoke(session.userId, params.administratorId)
    return { message: 'Invitation revoked' }
  })

  serve(app, changeAdministratorRole, async ({ params, body, session }) => {
    await changes.changeRole(session, params.administratorId, body)
    return { message: 'Role changed' }
  })

  serve(app, setAdministratorDisabled, async ({ params, body, session }) => {
    await changes.setDisabled(session, params.administratorId, body.isDisabled)
    return { message: body.isDisabled ? 'Administrator disabled' : 'Administrator enabled' }
  })

  serve(app, resetSecondFactor, async ({ params, session }) => {
    await changes.resetSecondFactor(session, params.administratorId)
    return { message: 'Second factor reset' }
  })

  serve(app, listAdministratorSessions, async ({ params, session }) => ({ data: await changes.sessions(session, params.administratorId) }))

  serve(app, endAdministratorSession, async ({ params, session }) => {
    await changes.endSession(session, params.administratorId, params.sessionId)
    return { message: 'Signed out' }
  })
}
