import { z } from 'zod'
import { counterEvent } from '../realtime/feed-event.ts'
import { merchantStatuses } from './account.ts'

export const accountEvents = {
  /** The restaurant's status changed: an administrator decided, or it applied again. */
  account_changed: counterEvent({ status: z.enum(merchantStatuses) }, { invalidates: { account: true }, mainFetches: 'session' }),
}

type AccountEvents = typeof accountEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends AccountEvents {}
}
