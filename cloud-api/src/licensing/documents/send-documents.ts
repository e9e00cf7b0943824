// A restaurant sends new documents, to replace rejected ones or before old ones expire.
import type { MerchantStatus } from '@sufra/shared/accounts/account'
import { changeProblem } from '@sufra/shared/accounts/merchant-status'
import { statusAfterSubmission } from '@sufra/shared/applicants/application-review'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { createRestaurantMessages } from '../applicants/restaurant-messages.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readOwner } from '../../people/memberships/memberships.store.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { changeStatus } from '../../people/restaurants/change-status.ts'
import { lockRestaurant, readClock, readRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { cardsOf, insertDocuments, readDocuments, removeUnverified } from './documents.store.ts'
import { documentRows, documentProblems, refuseProblems, sentFilesOf, sentKinds, type SentForm } from './sent-documents.ts'
import type { WithDocumentFiles } from './with-document-files.ts'

type Deps = {
  connection: Connection
  withDocumentFiles: WithDocumentFiles
  publicAddress: () => string
  now: () => Date
  statusChanged: (restaurantId: string) => void
}

export const createSendDocuments = ({ connection, withDocumentFiles, publicAddress, now, statusChanged }: Deps) => {
  const { db, transact } = connection

  /** Called before files are stored, and again in the transaction. */
  const refuseStatus = (status: MerchantStatus) => {
    const problem = changeProblem(status)
    if (problem) throw refused(problem)
  }

  /**
   * Submits documents of any kinds for review. Verified documents stay valid until then; waiting and rejected ones are replaced. A rejected
   * application without rejected documents becomes pending again. Refuses `account.under_review`, `session.not_accepted`,
   * `document.none_sent`, and invalid documents.
   */
  const send = async (
    session: { restaurantId: string; status: MerchantStatus },
    form: SentForm & { fields: { consent?: string | undefined } },
  ): Promise<void> => {
    const { restaurantId } = session
    refuseStatus(session.status)
    const kinds = sentKinds(form)
    if (kinds.length === 0) throw refused('document.none_sent')
    const timeZone = (await readClock(db, restaurantId))?.timeZone ?? homeTimeZone
    refuseProblems(documentProblems(form, kinds, dayOf(now(), timeZone)))
    const context = { restaurantId, now: now() }
    await withDocumentFiles(sentFilesOf(form, kinds), async (files) => {
      const rows = documentRows(form, kinds, files, context)
      const { replaced, isPending } = await transact(async (tx) => {
        const restaurant = await lockRestaurant(tx, restaurantId)
        if (!restaurant) throw refused('session.not_accepted')
        refuseStatus(restaurant.status)
        const { consent } = form.fields
        if (consent) await updateRestaurant(tx, restaurantId, { consentVersion: consent, consentedAt: context.now })
        const removed = await removeUnverified(tx, restaurantId, kinds)
        await insertDocuments(tx, rows)
        const states = (await readDocuments(tx, restaurantId)).map(({ state }) => state)
        const status = statusAfterSubmission(restaurant.status, states)
        if (status === restaurant.status) return { replaced: removed, isPending: false }
        await changeStatus(tx, { restaurantId, status, now: context.now, submittedAt: context.now })
        const owner = await readOwner(tx, restaurantId)
        if (owner)
          await enqueueMessages(
            tx,
            context.now,
            createRestaurantMessages({ restaurantId, name: restaurant.name, owner, publicAddress: publicAddress() }).received(),
          )
        return { replaced: removed, isPending: true }
      })
      if (isPending) statusChanged(restaurantId)
      return { answer: undefined, replaced }
    })
  }

  return {
    send,
    /** The seven documents and the status of the application. */
    read: async (restaurantId: string) => {
      const restaurant = await readRestaurant(db, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      const cards = cardsOf(await readDocuments(db, restaurantId))
      return {
        status: restaurant.status,
        submittedAt: restaurant.submittedAt.toISOString(),
        cards,
        needsConsent: restaurant.consentVersion === null,
      }
    },
  }
}

export type SendDocuments = ReturnType<typeof createSendDocuments>
