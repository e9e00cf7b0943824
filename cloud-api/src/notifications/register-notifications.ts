import type { Platform } from '../platform.ts'
import { createNotificationsStore } from './notifications.store.ts'

const retentionMilliseconds = 90 * 86_400_000

/** A restaurant's notifications, which stay when the feed has deleted their events. */
export const registerNotifications = ({ connection, jobs, now }: Platform) => {
  const store = createNotificationsStore(connection.query)
  const run = () => store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
  jobs.add({ name: 'delete-old-notifications', everySeconds: 3_600, run })
}
