// The notifications of a restaurant, as one of its members sees them.
import { z } from 'zod'
import { id, wholeNumber, wholeNumberText } from '../contract/wire.ts'
import { route } from '../contract/route.ts'
import { memberRoles } from '../permissions/permissions.ts'
import { notification } from './notification.events.ts'

/** Notifications per page, and the highest unread count: higher counts are shown as "99+". */
export const notificationsPerPage = 30
export const maxUnreadCount = 100

/** The number of the event in the restaurant's feed, which is also the notification's id. */
const number = wholeNumberText.min(1)

/** `id` is the number of its event in the restaurant's feed. `chatLink`: the page that it links to. */
const listed = z.intersection(notification, z.object({ id: z.int(), chatLink: z.string() }))
export type ListedNotification = z.input<typeof listed>

/** The caller's unread counts: all notifications, and support's replies among them; each at most `maxUnreadCount`. */
const unreadCounts = z.object({ unread: z.int(), unreadReplies: z.int() })
export type UnreadCounts = z.output<typeof unreadCounts>

/** `more`: the `before` of the next page; null on the last page. `reader`: the member who reads the list. */
const notifications = unreadCounts.extend({
  notifications: z.array(listed),
  more: z.int().nullable(),
  reader: z.object({ memberId: id, role: z.enum(memberRoles) }),
})
export type Notifications = z.input<typeof notifications>

const common = { permission: 'notifications.read', idempotency: 'safe' } as const

export const listNotifications = route({
  method: 'GET',
  path: '/api/merchant/notifications',
  summary: 'Lists notifications, newest first, with the number that the caller has not read',
  query: z.object({ before: number.optional() }),
  reply: z.object({ success: z.literal(true), data: notifications }),
  ...common,
  offline: 'cache',
})

const unread = z.object({ success: z.literal(true), data: unreadCounts })
const upTo = wholeNumber.min(1)

export const readNotifications = route({
  method: 'POST',
  path: '/api/merchant/notifications/read',
  summary: 'Marks the notifications that lead to a page as read by the caller, up to the given one',
  body: z.object({ page: z.string().startsWith('/').max(200), upTo }),
  reply: unread,
  ...common,
})

export const readAllNotifications = route({
  method: 'POST',
  path: '/api/merchant/notifications/read-all',
  summary: 'Marks all notifications as read by the caller, up to the given one',
  body: z.object({ upTo }),
  reply: unread,
  ...common,
})
