import { acceptInvitation, checkInvitation } from '@sufra/shared/staff/accept-invitation.routes'
import { mayManage, rolesToGive, rolesToInvite } from '@sufra/shared/staff/staff-rules'
import {
  cancelInvitation,
  changeRole,
  inviteMember,
  listStaff,
  removeMember,
  removeMemberPin,
  resendInvitation,
} from '@sufra/shared/staff/staff.routes'
import type { FastifyInstance } from 'fastify'
import { createAccountsStore } from '../accounts/accounts.store.ts'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import type { Db } from '../../platform/db/connect.ts'
import { byField } from '../../platform/http/limits/limit-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPublishEndedSessions } from '../../platform/realtime/publish-ended-sessions.ts'
import { languageOf } from '../../platform/refusals/refusal-messages.ts'
import type { RequirePlace } from '../restaurants/require-place.ts'
import { createAcceptInvitation } from './accept-invitation.ts'
import { createChangeMembers } from './change-members.ts'
import { deleteExpiredInvitations } from './invitations.store.ts'
import { createInvite } from './invite.ts'
import { readTeam } from './read-team.ts'

/** Limit of calls by one member, since each mail goes to an address that the caller chooses. */
const inviteLimit = { max: 20 }
/** Limit of calls about one link, which has 256 random bits. */
const linkLimit = { max: 10, of: byField('token'), perNetwork: 300 }
/** Milliseconds for which an expired invitation is listed, so that it can be sent again. */
const expiredFor = 30 * 86_400_000

/** Registers the members of a restaurant: listing, inviting, changing and removing them. */
export const registerStaff = (app: FastifyInstance, platform: Platform, { requirePlace }: { requirePlace: RequirePlace }) => {
  const { connection, bus, jobs, publicAddress, now } = platform
  const { db } = connection
  const onSessionsEnded = createPublishEndedSessions(bus)
  const invitations = createInvite({ connection, requirePlace, publicAddress, now })
  const members = createChangeMembers({ connection, now, onSessionsEnded })
  const joining = createAcceptInvitation({ connection, hasEmail: createAccountsStore(db).hasEmail, now })
  const list = async (session: MemberSession) => ({ data: await listStaffOf(db, session) })

  serve(app, listStaff, ({ session }) => list(session))

  serve(
    app,
    inviteMember,
    async ({ body, session, request }) => {
      await invitations.invite(session, body, languageOf(request.headers['accept-language']))
      return list(session)
    },
    { limit: inviteLimit },
  )

  serve(
    app,
    resendInvitation,
    async ({ params, session, request }) => {
      await invitations.resend(session, params.invitationId, languageOf(request.headers['accept-language']))
      return list(session)
    },
    { limit: inviteLimit },
  )

  serve(app, cancelInvitation, async ({ params, session }) => {
    await invitations.cancel(session, params.invitationId)
    return list(session)
  })

  serve(app, changeRole, async ({ params, body, session }) => {
    await members.changeRole(session, params.memberId, body)
    return list(session)
  })

  serve(app, removeMemberPin, async ({ params, session }) => {
    await members.removePin(session, params.memberId)
    return list(session)
  })

  serve(app, removeMember, async ({ params, session }) => {
    await members.remove(session, params.memberId)
    return list(session)
  })

  serve(app, checkInvitation, async ({ body }) => ({ data: await joining.check(body.token) }), { limit: linkLimit })

  serve(
    app,
    acceptInvitation,
    async ({ body, request }) => ({
      data: await joining.accept(body.token, body.account, languageOf(request.headers['accept-language'])),
    }),
    { limit: linkLimit },
  )

  jobs.add({
    name: 'delete-expired-invitations',
    everySeconds: 3_600,
    run: () => deleteExpiredInvitations(db, new Date(now().getTime() - expiredFor)),
  })
}

/** Lists the members and the open invitations, with the changes that the caller may make. */
const listStaffOf = async (db: Db, { restaurantId, userId, role }: MemberSession) => {
  const { members, invitations } = await readTeam(db, restaurantId)
  // The caller may just have changed their own role.
  const own = members.find(({ id }) => id === userId)?.role ?? role
  return {
    members: members.map((member) => ({ ...member, isSelf: member.id === userId, mayEdit: mayManage(own, member.role) })),
    invitations: invitations.map((invitation) => ({ ...invitation, mayEdit: mayManage(own, invitation.role) })),
    rolesToGive: [...rolesToGive(own)],
    rolesToInvite: rolesToInvite(own),
  }
}
