import { listNotifications, readAllNotifications, readNotifications } from '@sufra/shared/notifications/notification.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { createNotificationsStore } from './notifications.store.ts'
import { createReadNotifications } from './read-notifications.ts'

const retentionMilliseconds = 90 * 86_400_000

/** Registers a restaurant's notifications, which stay when the feed has deleted their events. */
export const registerNotifications = (app: FastifyInstance, { connection, jobs, now }: Platform) => {
  const store = createNotificationsStore(connection.query)
  const notifications = createReadNotifications(store)

  serve(app, listNotifications, async ({ query, session }) => ({ data: await notifications.list(session, query.before) }))
  serve(app, readNotifications, async ({ body, session }) => ({ data: await notifications.markRead(session, body.page, body.upTo) }))
  serve(app, readAllNotifications, async ({ body, session }) => ({ data: await notifications.markAllRead(session, body.upTo) }))

  const run = () => store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
  jobs.add({ name: 'delete-old-notifications', everySeconds: 3_600, run })
}
