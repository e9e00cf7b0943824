import { minOwnerPinLength, minPinLength } from '@sufra/shared/pins/pin'
import { listPeople, removePin, setPin, switchPerson } from '@sufra/shared/pins/pin.routes'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../accounts/register-accounts.ts'
import { fullName } from '../accounts/users.store.ts'
import { networkOf } from '../../platform/http/addresses/network-of.ts'
import { serve } from '../../platform/http/serve.ts'
import { listMembers } from '../memberships/memberships.store.ts'
import type { Platform } from '../../platform/platform.ts'
import { createOwnPin } from './own-pin.ts'
import { createPinTries, forgottenAfter } from './pin-tries.ts'
import { deletePinFailures, listPinOwners } from './pins.store.ts'
import { createReportWrongPins } from './report-wrong-pins.ts'
import { createSwitchPerson } from './switch-person.ts'

/** Registers members' PINs, and switching the person at a counter with them. */
export const registerPins = (
  app: FastifyInstance,
  { connection, bus, jobs, publicAddress, now }: Platform,
  { opening }: Pick<Sessions, 'opening'>,
) => {
  const { db } = connection
  const { cookies, signAccess } = opening
  const endSession = (sessionId: string) => bus.publish({ kind: 'session_ended', sessionId })
  const ownPin = createOwnPin({ connection, tries: opening.tries, now, onSessionsEnded: (ended) => ended.forEach(endSession) })
  const reportWrong = createReportWrongPins({ connection, publicAddress, now })
  const switchTo = createSwitchPerson({ ...opening, connection, tries: createPinTries(db, now), reportWrong })

  serve(app, listPeople, async ({ session: { restaurantId, userId } }) => {
    const pinOwners = await listPinOwners(db, restaurantId)
    const members = await listMembers(db, restaurantId)
    const isOwner = members.some((member) => member.userId === userId && member.role === 'owner')
    const people = members
      .filter((member) => pinOwners.has(member.userId))
      .map((member) => ({ id: member.userId, name: fullName(member), role: member.role, isSelf: member.userId === userId }))
    const minLength = isOwner ? minOwnerPinLength : minPinLength
    return { data: { people, hasPin: pinOwners.has(userId), mayHavePin: true, minLength } }
  })

  serve(app, switchPerson, async ({ session, params: { memberId }, body: { pin }, request, reply }) => {
    const { user, sessionId, refreshToken } = await switchTo(session, memberId, pin, request.headers['user-agent'] ?? '')
    const accessToken = await signAccess(sessionId)
    cookies.setTokens(reply, { accessToken, refreshToken })
    cookies.setUser(reply, user)
    // The counter's socket is closed once the counter has the cookies with which it connects again.
    reply.raw.once('close', () => endSession(session.sessionId))
    return { message: 'Switched', accessToken, data: user }
  })

  serve(app, setPin, async ({ session, body, request }) => {
    const place = { networkAddress: networkOf(request.ip), deviceToken: cookies.readDevice(request) }
    await ownPin.set(session, place, body)
    return { message: 'PIN set' }
  })

  serve(app, removePin, async ({ session }) => {
    await ownPin.remove(session)
    return { message: 'PIN removed' }
  })

  jobs.add({
    name: 'delete-pin-failures',
    everySeconds: 3_600,
    run: () => deletePinFailures(db, new Date(now().getTime() - forgottenAfter)),
  })
}
