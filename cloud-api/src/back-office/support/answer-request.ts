// The administrators' side of support: answers, internal notes, and closing.
import type { Connection, Db } from '../../platform/db/connect.ts'
import { hasPermission, sessionRoleOf } from '@sufra/shared/permissions/permissions'
import { dueAt } from '@sufra/shared/support/support-request'
import { readAdministrators } from '../../people/accounts/administrator-accounts.store.ts'
import { fullName, readUser } from '../../people/accounts/users.store.ts'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import { appendToFeed, type NewEvent } from '../../platform/feed/append-to-feed.ts'
import { readMemberRole, readOwner } from '../../people/memberships/memberships.store.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { supportRepliedMail } from '../../platform/messages/templates/support-replied.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { changeRequest, findRequest, insertMessage, lockRequest, type RequestKey, type RequestRow } from './support.store.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  publicAddress: () => string
  now: () => Date
  notifyFeed: (restaurantId: string) => void
}
type Answer = { id: string; message: string; isNote: boolean }

const pageOf = (id: string) => `/merchant/help-and-support/${id}`

const notificationOf = ({ id, number, requestedBy }: RequestRow, at: Date): NewEvent => ({
  event: 'newNotification',
  data: {
    chatLink: pageOf(id),
    notification: {
      kind: 'support_replied',
      requestId: id,
      requestNumber: number,
      memberId: requestedBy,
      isRead: false,
      createdAt: at.toISOString(),
    },
  },
})

/** Mails the person who requested help, or the owner when that person has left. */
const createSendMail =
  (publicAddress: () => string) =>
  async (tx: Db, { restaurantId, id, number, subject, requestedBy }: RequestRow, reply: string, at: Date) => {
    const isMember = (await readMemberRole(tx, restaurantId, requestedBy)) !== undefined
    const recipient = (isMember ? await readUser(tx, requestedBy) : undefined) ?? (await readOwner(tx, restaurantId))
    const restaurant = await readRestaurant(tx, restaurantId)
    if (!recipient || !restaurant) return
    const { language, email } = recipient
    const link = publicAddress() + pageOf(id)
    const mail = supportRepliedMail({ language, restaurant: restaurant.name, name: fullName(recipient), number, subject, reply, link })
    await enqueueMessages(tx, at, [{ ...mail, to: email, restaurantId }])
  }

/** Locks the restaurant's counters, then the request, and runs a change. Refuses `support.not_found`. */
const createChange =
  ({ connection, now, notifyFeed }: Omit<Deps, 'publicAddress'>) =>
  async (
    key: RequestKey,
    eventsOf: (request: RequestRow, at: Date) => NewEvent[],
    run: (tx: Db, request: RequestRow, at: Date) => Promise<void>,
  ): Promise<void> => {
    const at = now()
    await connection.transact(async (tx) => {
      const found = await findRequest(tx, { ...key, requestedBy: undefined }, key.id)
      if (!found) throw refused('support.not_found')
      await lockCounters(tx, key.restaurantId)
      const request = await lockRequest(tx, found)
      if (!request) throw refused('support.not_found')
      const events = eventsOf(request, at)
      if (events.length > 0) await appendToFeed(tx, key.restaurantId, events, at)
      await run(tx, request, at)
    })
    notifyFeed(key.restaurantId)
  }

const changed = ({ id }: RequestRow): NewEvent => ({ event: 'support_changed', data: { requestId: id } })

/** Returns administrators who may answer requests and are active. */
export const readAssignees = async (db: Db) =>
  (await readAdministrators(db))
    .filter(
      ({ role, isDisabled, invitedUntil }) => !isDisabled && invitedUntil === null && hasPermission(sessionRoleOf(role), 'support.answer'),
    )
    .map((administrator) => ({ id: administrator.id, name: fullName(administrator) }))

export const createAnswerRequest = ({ publicAddress, ...deps }: Deps) => {
  const sendMail = createSendMail(publicAddress)
  const change = createChange(deps)

  return {
    /**
     * Answers a request, or adds an internal note, which changes nothing for the restaurant. Refuses `support.not_found`, and
     * `support.sent` for a message that exists already.
     */
    answer: (adminId: string, key: RequestKey, { id, message, isNote }: Answer): Promise<void> =>
      change(
        key,
        (request, at) => (isNote ? [] : [changed(request), notificationOf(request, at)]),
        async (tx, request, at) => {
          const { restaurantId } = key
          const row = {
            restaurantId,
            requestId: key.id,
            id,
            by: 'support',
            authorId: adminId,
            text: message,
            isNote,
            createdAt: at,
          } as const
          if (!(await insertMessage(tx, row))) throw refused('support.sent')
          const action = isNote ? 'support_noted' : 'support_answered'
          await recordAuditEntry(tx, { adminId, restaurantId, at, action, details: { request: request.number } })
          if (isNote) return
          await changeRequest(tx, request, { status: 'answered', dueAt: null, changedAt: at })
          await sendMail(tx, request, message, at)
        },
      ),

    /** Refuses `support.not_found`. */
    reopen: (adminId: string, key: RequestKey): Promise<void> =>
      change(
        key,
        (request) => (request.status === 'open' ? [] : [changed(request)]),
        async (tx, request, at) => {
          if (request.status === 'open') return
          await changeRequest(tx, request, { status: 'open', dueAt: new Date(dueAt(request.urgency, at.getTime())), changedAt: at })
          const { restaurantId } = key
          await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'support_reopened', details: { request: request.number } })
        },
      ),

    /**
     * Assigns a request to an administrator, or to no one (null). Refuses `support.not_found`, and `support.not_administrator` for any
     * other account.
     */
    assign: (adminId: string, key: RequestKey, assigneeId: string | null): Promise<void> =>
      change(
        key,
        () => [],
        async (tx, request, at) => {
          if (request.assigneeId === assigneeId) return
          if (assigneeId !== null && !(await readAssignees(tx)).some(({ id }) => id === assigneeId))
            throw refused('support.not_administrator')
          await changeRequest(tx, request, { assigneeId })
          const { restaurantId } = key
          const details = { request: request.number, assignee: assigneeId }
          await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'support_assigned', details })
        },
      ),

    /** Refuses `support.not_found`. */
    close: (adminId: string, key: RequestKey): Promise<void> =>
      change(
        key,
        (request) => (request.status === 'closed' ? [] : [changed(request)]),
        async (tx, request, at) => {
          if (request.status === 'closed') return
          await changeRequest(tx, request, { status: 'closed', dueAt: null, changedAt: at })
          const { restaurantId } = key
          await recordAuditEntry(tx, { adminId, restaurantId, at, action: 'support_closed', details: { request: request.number } })
        },
      ),
  }
}
