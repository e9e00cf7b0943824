import { z } from 'zod'
import { localizedText } from '../contract/wire.ts'
import { feedEvent } from '../realtime/feed-event.ts'

export const menuEvents = {
  /** The menu has changed. `runningOut`: items with few or no portions left after the last order. `menuVersion` numbers the menu's room. */
  menu_changed: feedEvent(
    ['merchant', 'menu'],
    {
      menuVersion: z.int(),
      runningOut: z.array(z.object({ name: localizedText, portionsLeft: z.int() })).optional(),
    },
    { invalidates: { menu: true, dashboard: true }, mainFetches: 'snapshot' },
  ),
}

type MenuEvents = typeof menuEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends MenuEvents {}
}
