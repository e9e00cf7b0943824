// Administrators' decisions about applications, and about new documents of accepted restaurants.
import { wasAccepted } from '@sufra/shared/accounts/merchant-status'
import {
  needsDecision,
  rejectableDocuments,
  statusAfterRejection,
  statusAfterVerification,
  verificationBlocker,
  waitingDocuments,
} from '@sufra/shared/applicants/application-review'
import { dayOf } from '@sufra/shared/dates/day'
import { documentKinds } from '@sufra/shared/documents/document'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { newestOf, readDocuments, rejectDocument, verifyWaiting } from '../documents/documents.store.ts'
import type { WithDocumentFiles } from '../documents/with-document-files.ts'
import { updateRestriction } from '../expiring/restriction/update-restriction.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readOwner } from '../../people/memberships/memberships.store.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { changeStatus } from '../../people/restaurants/change-status.ts'
import { lockRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { createRestaurantMessages } from './restaurant-messages.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  withDocumentFiles: WithDocumentFiles
  publicAddress: () => string
  now: () => Date
  statusChanged: (restaurantId: string) => void
}
type Rejected = { id: string; reason: string }

/**
 * Locks the restaurant and returns it with the newest document of each kind. Refuses `applicant.changed` when the
 * administrator saw other documents.
 */
const lockApplication = async (tx: Db, restaurantId: string, seen: readonly string[] | undefined, publicAddress: string) => {
  const restaurant = await lockRestaurant(tx, restaurantId)
  const owner = await readOwner(tx, restaurantId)
  if (!restaurant || !owner) throw refused('applicant.not_found')
  const rows = await readDocuments(tx, restaurantId)
  const cards = documentKinds.map((kind) => ({ kind, newest: newestOf(rows, kind) ?? null }))
  const current = cards.flatMap(({ newest }) => newest?.id ?? [])
  if (seen && current.toSorted().join() !== seen.toSorted().join()) throw refused('applicant.changed')
  const messages = createRestaurantMessages({ restaurantId, name: restaurant.name, owner, publicAddress })
  return { restaurant, rows, cards, messages }
}

/**
 * Verifies every waiting document; a pending restaurant becomes accepted, and a restricted restaurant takes orders again. Refuses
 * `applicant.not_found`, `applicant.changed`, `applicant.nothing_to_decide`, and `applicant.document_missing` while a document is missing,
 * rejected or expired.
 */
const createVerify =
  ({ connection, withDocumentFiles, publicAddress, now, statusChanged }: Deps) =>
  async (adminId: string, restaurantId: string, seen: readonly string[] | undefined): Promise<void> => {
    await withDocumentFiles([], async () => {
      const replaced = await connection.transact(async (tx) => {
        const { restaurant, rows, cards, messages } = await lockApplication(tx, restaurantId, seen, publicAddress())
        const application = { status: restaurant.status, cards, today: dayOf(now(), restaurant.timeZone) }
        if (verificationBlocker(application)) throw refused('applicant.document_missing')
        if (!needsDecision(application)) throw refused('applicant.nothing_to_decide')
        const waiting = waitingDocuments(cards).map(({ kind }) => kind)
        const isDecided = wasAccepted(restaurant.status)
        const old = await verifyWaiting(tx, restaurantId, rows, now())
        await updateRestriction(tx, restaurant, now())
        const notify = { kind: isDecided ? 'documents_decided' : 'application_decided', chatLink: '/merchant/settings/documents' } as const
        await changeStatus(tx, { restaurantId, status: statusAfterVerification(restaurant.status), now: now(), notify })
        await recordAuditEntry(tx, {
          adminId,
          restaurantId,
          at: now(),
          action: isDecided ? 'documents_verified' : 'applicant_verified',
          details: { kinds: waiting },
        })
        await enqueueMessages(tx, now(), isDecided ? messages.documentsVerified(waiting) : messages.accepted())
        return old
      })
      statusChanged(restaurantId)
      return { answer: undefined, replaced }
    })
  }

/**
 * Rejects documents with their reasons; a pending restaurant becomes rejected, an accepted one keeps its valid documents. Refuses
 * `applicant.not_found`, `applicant.changed`, and `applicant.nothing_to_decide` for a document that is not under review.
 */
const createReject =
  ({ connection, publicAddress, now, statusChanged }: Deps) =>
  async (adminId: string, restaurantId: string, seen: readonly string[], rejections: readonly Rejected[]): Promise<void> => {
    await connection.transact(async (tx) => {
      const { restaurant, cards, messages } = await lockApplication(tx, restaurantId, seen, publicAddress())
      const isPending = restaurant.status === 'pending'
      const rejectable = rejectableDocuments({ status: restaurant.status, cards })
      const rejected = rejections.map(({ id, reason }) => {
        const row = rejectable.find((each) => each.id === id)
        if (!row) throw refused('applicant.nothing_to_decide')
        return { kind: row.kind, id, reason }
      })
      for (const each of rejected) await rejectDocument(tx, restaurantId, each, now())
      const notify = { kind: isPending ? 'application_decided' : 'documents_decided', chatLink: '/merchant/settings/documents' } as const
      await changeStatus(tx, { restaurantId, status: statusAfterRejection(restaurant.status), now: now(), notify })
      const details = { documents: rejected.map(({ kind, reason }) => ({ kind, reason })) }
      await recordAuditEntry(tx, {
        adminId,
        restaurantId,
        at: now(),
        action: isPending ? 'applicant_rejected' : 'documents_rejected',
        details,
      })
      await enqueueMessages(tx, now(), isPending ? messages.rejected(details.documents) : messages.documentsRejected(details.documents))
    })
    statusChanged(restaurantId)
  }

export const createReview = (deps: Deps) => ({ verify: createVerify(deps), reject: createReject(deps) })

export type Review = ReturnType<typeof createReview>
