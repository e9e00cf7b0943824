import { z } from 'zod'
import { counterEvent } from '../realtime/feed-event.ts'

export const tableEvents = {
  /** The restaurant's tables, their codes or prints have changed: fetch the list again. */
  tables_changed: counterEvent(
    { reason: z.literal('edited') },
    { invalidates: { tables: true, 'first-steps': true }, mainFetches: 'snapshot' },
  ),
}

type TableEvents = typeof tableEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends TableEvents {}
}
