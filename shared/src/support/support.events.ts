import { id } from '../contract/wire.ts'
import { counterEvent } from '../realtime/feed-event.ts'

export const supportEvents = {
  /** A request for help was added, answered, replied to or closed. */
  support_changed: counterEvent({ requestId: id }, { invalidates: { support: true } }),
}

type SupportEvents = typeof supportEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends SupportEvents {}
}
