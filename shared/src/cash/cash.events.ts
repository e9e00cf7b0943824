import { z } from 'zod'
import { counterEvent } from '../realtime/feed-event.ts'

export const cashEvents = {
  /**
   * A shift was opened or closed, money was put into the drawer or taken out, or the day was closed. Clients fetch the visible data again.
   */
  cash_changed: counterEvent({ reason: z.enum(['shift', 'movement', 'day_close']) }, { invalidates: { cash: true } }),
}

type CashEvents = typeof cashEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends CashEvents {}
}
