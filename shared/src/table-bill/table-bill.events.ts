import { z } from 'zod'
import { id } from '../contract/wire.ts'
import { feedEvent } from '../realtime/feed-event.ts'

export const tableBillEvents = {
  /**
   * A share was reserved, paid or given up, the table asked for its bill, a counter acknowledged or dismissed this, or the party has left.
   * `billVersion` numbers the table's room.
   */
  table_bill_changed: feedEvent(
    ['merchant', 'table'],
    {
      tableId: id,
      tableNumber: z.int(),
      billVersion: z.int(),
      reason: z.enum(['payment', 'asked', 'acknowledged', 'dismissed', 'ended']),
    },
    {
      invalidates: { bills: true },
      sound: ({ reason }) => (reason === 'asked' ? 'call' : undefined),
      calledBy: ({ tableId }) => tableId,
    },
  ),
}

type TableBillEvents = typeof tableBillEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends TableBillEvents {}
}
