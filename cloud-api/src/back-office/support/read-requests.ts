// Reads requests: for members without internal notes and without the names of administrators, for administrators with both.
import {
  maxQueue,
  requestsPerPage,
  type listSupportQueue,
  type SupportMessage,
  type SupportSummary,
} from '@sufra/shared/support/support.routes'
import { attachmentName } from '@sufra/shared/support/attachment-name'
import type { z } from 'zod'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import { readNames, readUser } from '../../people/accounts/users.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurantContacts } from '../../people/restaurants/restaurants.store.ts'
import { scopeOf } from './request-scope.ts'
import { countQueue, findRequest, listQueue, listRequests, readMessages, type RequestKey, type RequestRow } from './support.store.ts'

type Names = ReadonlyMap<string, string>

const summaryOf = (
  { id, number, subject, urgency, status, requestedBy, createdAt, changedAt, dueAt }: RequestRow,
  names: Names,
): SupportSummary => ({
  id,
  number,
  subject,
  urgency,
  status,
  requestedBy: names.get(requestedBy) ?? '',
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
})

const summariesOf = async (db: Db, rows: RequestRow[]) => {
  const names = await readNames(
    db,
    rows.map(({ requestedBy }) => requestedBy),
  )
  return rows.map((row) => summaryOf(row, names))
}

const threadOf = async (db: Db, request: RequestRow, audience: 'restaurant' | 'support') => {
  const isShown = ({ isNote }: { isNote: boolean }) => audience === 'support' || !isNote
  const rows = (await readMessages(db, request)).filter(isShown)
  const names = await readNames(db, [request.requestedBy, ...rows.map(({ authorId }) => authorId)])
  const messages = rows.map(({ id, by, authorId, text, isNote, files, createdAt }): SupportMessage => ({
    id,
    by,
    name: by === 'support' && audience === 'restaurant' ? '' : (names.get(authorId) ?? ''),
    text,
    isNote,
    attachments: files.map(({ id: fileId, type, size, name }) => ({ id: fileId, type, size, name: attachmentName(name, type) })),
    createdAt: createdAt.toISOString(),
  }))
  return { ...summaryOf(request, names), messages }
}

export const createReadRequests = (db: Db, now: () => Date) => {
  const withRestaurants = async <T>(rows: RequestRow[], shown: T[]) => {
    const contacts = await readRestaurantContacts(
      db,
      rows.map(({ restaurantId }) => restaurantId),
    )
    const names = await readNames(
      db,
      rows.flatMap(({ assigneeId }) => assigneeId ?? []),
    )
    return rows.flatMap(({ restaurantId, assigneeId }, index) => {
      const [restaurant, summary] = [contacts.get(restaurantId), shown[index]]
      const assignee = assigneeId === null ? null : { id: assigneeId, name: names.get(assigneeId) ?? '' }
      return restaurant && summary ? [{ ...summary, restaurant, assignee }] : []
    })
  }

  return {
    list: async (session: MemberSession, before: number | undefined) => {
      const rows = await listRequests(db, scopeOf(session), before, requestsPerPage + 1)
      const requests = await summariesOf(db, rows.slice(0, requestsPerPage))
      return { requests, more: rows.length > requestsPerPage ? (requests.at(-1)?.number ?? null) : null }
    },

    /** Refuses `support.not_found`. */
    read: async (session: MemberSession, requestId: string) => {
      const request = await findRequest(db, scopeOf(session), requestId)
      if (!request) throw refused('support.not_found')
      return threadOf(db, request, 'restaurant')
    },

    count: (adminId: string) => countQueue(db, { adminId, now: now() }),

    queue: async (adminId: string, { status, show, search, counts }: z.output<typeof listSupportQueue.query>) => {
      const reader = { adminId, now: now() }
      const rows = await listQueue(db, { status, filter: status === 'open' ? show : 'all', search }, reader, maxQueue)
      const data = await withRestaurants(rows, await summariesOf(db, rows))
      return { data, counts: counts === 'none' ? undefined : await countQueue(db, reader) }
    },

    /** Refuses `support.not_found`. */
    readQueued: async ({ restaurantId, id }: RequestKey) => {
      const request = await findRequest(db, { restaurantId, requestedBy: undefined }, id)
      const [thread] = request ? await withRestaurants([request], [await threadOf(db, request, 'support')]) : []
      if (!thread) throw refused('support.not_found')
      const asker = request && (await readUser(db, request.requestedBy))
      return { ...thread, language: asker?.language ?? 'en' }
    },
  }
}
