import type { Language } from '@sufra/shared/localized-text'
import { receiptPath } from '@sufra/shared/receipts/receipt-path'
import { maxSendsPerReceipt, sendsPerReceiptHours, type Recipient } from '@sufra/shared/receipts/receipt.routes'
import type { Connection } from '../../platform/db/connect.ts'
import { fingerprintOf } from '../../platform/http/idempotency/idempotency-key.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { receiptMail, receiptSms } from '../../platform/messages/templates/receipt.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { Receipts } from './issue-receipt.ts'
import type { ReceiptsStore } from './receipts.store.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  store: ReceiptsStore
  receipts: Pick<Receipts, 'read'>
  /** Our address in messages. */
  publicAddress: () => string
  now: () => Date
}
type Request = { recipient: Recipient; key: string | undefined; language: Language }

const period = sendsPerReceiptHours * 3_600_000

/**
 * Enqueues the link of a receipt. A repeated request sends nothing more. Refuses `receipt.not_found`, `idempotency.key_required`,
 * `idempotency.other_body`, `receipt.sms_off`, and `receipt.sent_often` after five in 24 hours.
 */
export const createSendReceipt =
  ({ connection, store, receipts, publicAddress, now }: Deps) =>
  async (token: string, { recipient, key, language }: Request): Promise<void> => {
    if (key === undefined) throw refused('idempotency.key_required')
    const { stored, receipt, sms } = await receipts.read(token)
    const { restaurantId, orderId } = stored
    const about = { language, restaurant: receipt.restaurant.name, link: publicAddress() + receiptPath(token) }
    if (recipient.channel === 'sms' && !sms.isOn) throw refused('receipt.sms_off')
    const message =
      recipient.channel === 'sms'
        ? { ...receiptSms({ ...about, wording: sms.wording }), to: `+${recipient.to}` }
        : { ...receiptMail({ ...about, orderNumber: receipt.order.orderNumber }), to: recipient.to }
    await connection.transact(async (tx) => {
      const [sentAt, fingerprint] = [now(), fingerprintOf(recipient)]
      await store.lock(tx, stored)
      const earlier = await store.readSend(tx, stored, key)
      if (earlier?.fingerprint === fingerprint) return
      if (earlier) throw refused('idempotency.other_body')
      const sent = await store.countSends(tx, stored, new Date(sentAt.getTime() - period))
      if (sent >= maxSendsPerReceipt) throw refused('receipt.sent_often')
      await store.insertSend(tx, { restaurantId, orderId, key, fingerprint, sentAt })
      await enqueueMessages(tx, sentAt, [{ ...message, restaurantId, expiresAt: new Date(sentAt.getTime() + period) }])
    })
  }

export type SendReceipt = ReturnType<typeof createSendReceipt>
