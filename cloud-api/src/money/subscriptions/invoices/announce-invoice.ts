import { dirhams } from '@sufra/shared/money'
import type { InvoiceNotice } from '@sufra/shared/subscriptions/invoice'
import type { NoticeChannel } from '@sufra/shared/subscriptions/subscription-notice'
import { lapseDayOf } from '@sufra/shared/subscriptions/subscription-state'
import type { Db } from '../../../platform/db/connect.ts'
import { appendToFeed, type NewEvent } from '../../../platform/feed/append-to-feed.ts'
import { readOwner } from '../../../people/memberships/memberships.store.ts'
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts'
import { invoiceMail, invoiceSms } from '../../../platform/messages/templates/subscriptions/subscription-invoice.ts'
import { readRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import type { InvoiceRow } from './invoices.store.ts'

const page = '/merchant/settings/payments-subscriptions'
/** Default channels of notices: SMS only for urgent ones. */
const channelsOf = {
  invoice_due: ['app', 'mail'],
  invoice_overdue: ['app', 'mail', 'sms'],
  invoice_lapsed: ['app', 'mail', 'sms'],
  invoice_paid: ['app', 'mail'],
} as const satisfies Record<InvoiceNotice, NoticeChannel[]>

type Invoice = Pick<InvoiceRow, 'restaurantId' | 'number' | 'amount' | 'dueOn'>

const notificationOf = (kind: InvoiceNotice, invoiceNumber: number, at: Date): NewEvent => ({
  event: 'newNotification',
  data: { chatLink: page, notification: { kind, invoiceNumber, isRead: false, createdAt: at.toISOString() } },
})

/**
 * Notifies a restaurant about an invoice: its owner and managers in the app, its owner by mail and SMS. Call it in the transaction of the
 * change, and notify the feed after it. `channels`: the notice's default channels when omitted.
 */
export const createAnnounceInvoice =
  (publicAddress: () => string) =>
  async (
    tx: Db,
    notice: InvoiceNotice,
    { restaurantId, number, amount, dueOn }: Invoice,
    at: Date,
    channels: readonly NoticeChannel[] = channelsOf[notice],
  ): Promise<void> => {
    const changed: NewEvent = { event: 'subscription_changed', data: { changedAt: at.toISOString() } }
    await appendToFeed(tx, restaurantId, channels.includes('app') ? [changed, notificationOf(notice, number, at)] : [changed], at)
    const owner = await readOwner(tx, restaurantId)
    const restaurant = await readRestaurant(tx, restaurantId)
    if (!owner || !restaurant) return
    const { language, email, contactNumber } = owner
    const about = { language, restaurant: restaurant.name, link: publicAddress() + page }
    const input = { ...about, notice, number, amount: dirhams(amount), dueOn, lapsesOn: lapseDayOf(dueOn) }
    await enqueueMessages(tx, at, [
      ...(channels.includes('mail') ? [{ ...invoiceMail(input), to: email, restaurantId }] : []),
      ...(channels.includes('sms') && contactNumber ? [{ ...invoiceSms(input), to: `+${contactNumber}`, restaurantId }] : []),
    ])
  }

export type AnnounceInvoice = ReturnType<typeof createAnnounceInvoice>
