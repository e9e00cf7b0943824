// The restaurant's side of support: requesting help, writing more, and closing a solved request.
import { dueAt, maxMessagesPerHour, maxRequestsPerHour, type RequestDraft } from '@sufra/shared/support/support-request'
import type { DocumentFile } from '@sufra/shared/documents/document'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { WithSupportFiles } from './support-files.ts'
import { scopeOf } from './request-scope.ts'
import {
  changeRequest,
  countMessagesSince,
  countRequestsSince,
  findRequest,
  insertFiles,
  insertMessage,
  insertRequest,
  lockRequest,
  nextNumber,
  type RequestRow,
} from './support.store.ts'

const hour = 3_600_000

type Deps = {
  connection: Pick<Connection, 'transact'>
  withFiles: WithSupportFiles
  now: () => Date
  notifyFeed: (restaurantId: string) => void
}
/** `id`: id of the message, chosen by the client. `fileNames`: names of its files, in their order. */
type Message = { id: string; message: string; fileNames?: string[] | undefined }

const addMessage = async (
  tx: Db,
  session: MemberSession,
  requestId: string,
  { id, message, fileNames = [] }: Message,
  files: DocumentFile[],
  at: Date,
) => {
  const of = { restaurantId: session.restaurantId, requestId }
  const row = { ...of, id, by: 'restaurant', authorId: session.userId, text: message, isNote: false, createdAt: at } as const
  if (!(await insertMessage(tx, row))) return false
  await insertFiles(
    tx,
    files.map((file, position) => ({ ...of, messageId: id, position, name: fileNames[position] ?? '', ...file })),
  )
  return true
}

/** Locks a request that the member may read. Refuses `support.not_found`. */
const lockOwn = async (tx: Db, session: MemberSession, requestId: string): Promise<RequestRow> => {
  const found = await findRequest(tx, scopeOf(session), requestId)
  const request = found && (await lockRequest(tx, found))
  if (!request) throw refused('support.not_found')
  return request
}

export const createAskForHelp = ({ connection, withFiles, now, notifyFeed }: Deps) => {
  /** Appending to the feed comes first: it locks the restaurant's counters, so that numbers and limits are counted by one call at a time. */
  const transact = async <T>({ restaurantId }: MemberSession, requestId: string, run: (tx: Db, at: Date) => Promise<T>): Promise<T> => {
    const at = now()
    const result = await connection.transact(async (tx) => {
      await appendToFeed(tx, restaurantId, [{ event: 'support_changed', data: { requestId } }], at)
      return run(tx, at)
    })
    notifyFeed(restaurantId)
    return result
  }

  return {
    /** Creates a request with the id of its first message; the same id again changes nothing. Refuses `support.too_many`, and invalid files. */
    send: (session: MemberSession, { subject, urgency, ...message }: RequestDraft & Message, sent: readonly Buffer[]): Promise<void> =>
      withFiles(sent, (files) =>
        transact(session, message.id, async (tx, at) => {
          const { restaurantId, userId } = session
          const { id } = message
          if (await lockRequest(tx, { restaurantId, id })) return { isNew: false }
          const recent = await countRequestsSince(tx, restaurantId, new Date(at.getTime() - hour))
          if (recent >= maxRequestsPerHour) throw refused('support.too_many')
          await insertRequest(tx, {
            restaurantId,
            id,
            number: await nextNumber(tx, restaurantId),
            subject,
            urgency,
            status: 'open',
            requestedBy: userId,
            createdAt: at,
            changedAt: at,
            dueAt: new Date(dueAt(urgency, at.getTime())),
            assigneeId: null,
          })
          return { isNew: await addMessage(tx, session, id, message, files, at) }
        }),
      ),

    /**
     * Adds a message, which opens an answered or closed request again. The same message again changes nothing. Refuses `support.not_found`,
     * `support.too_many_messages`, and invalid files.
     */
    reply: async (session: MemberSession, requestId: string, message: Message, sent: readonly Buffer[]): Promise<void> =>
      withFiles(sent, (files) =>
        transact(session, requestId, async (tx, at) => {
          const request = await lockOwn(tx, session, requestId)
          const isNew = await addMessage(tx, session, requestId, message, files, at)
          const since = new Date(at.getTime() - hour)
          if (isNew && (await countMessagesSince(tx, request, since)) > maxMessagesPerHour) throw refused('support.too_many_messages')
          const due = request.dueAt ?? new Date(dueAt(request.urgency, at.getTime()))
          if (isNew) await changeRequest(tx, request, { status: 'open', dueAt: due, changedAt: at })
          return { isNew }
        }),
      ),

    /** Opens a closed request again; other requests stay unchanged. Refuses `support.not_found`. */
    reopen: (session: MemberSession, requestId: string): Promise<void> =>
      transact(session, requestId, async (tx, at) => {
        const request = await lockOwn(tx, session, requestId)
        const due = new Date(dueAt(request.urgency, at.getTime()))
        if (request.status === 'closed') await changeRequest(tx, request, { status: 'open', dueAt: due, changedAt: at })
      }),

    /** Closes a request. Of several concurrent calls, one closes it and emits the event. Refuses `support.not_found`. */
    close: (session: MemberSession, requestId: string): Promise<void> =>
      connection
        .transact(async (tx) => {
          const at = now()
          await lockCounters(tx, session.restaurantId)
          const request = await lockOwn(tx, session, requestId)
          if (request.status === 'closed') return
          await appendToFeed(tx, session.restaurantId, [{ event: 'support_changed', data: { requestId } }], at)
          await changeRequest(tx, request, { status: 'closed', dueAt: null, changedAt: at })
        })
        .then(() => notifyFeed(session.restaurantId)),
  }
}
