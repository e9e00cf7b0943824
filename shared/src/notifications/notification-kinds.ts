// Rules for notifications: the members who see them, and the pages that they link to.
import { hasPermission, type MemberRole, type Permission } from '../permissions/permissions.ts'
import { readsAllRequests } from '../support/support-request.ts'
import type { Notification } from './notification.events.ts'

/** The permission that a member needs to see notifications of a kind: the permission of their page. */
const permissionOf = {
  order_placed: 'orders.read',
  application_decided: 'documents.edit',
  documents_decided: 'documents.edit',
  account_deactivated: 'settings.read',
  account_restored: 'settings.read',
  documents_expiring: 'documents.edit',
  orders_restricted: 'documents.edit',
  support_replied: 'support.ask',
  invoice_due: 'payment-settings.read',
  invoice_overdue: 'payment-settings.read',
  invoice_lapsed: 'payment-settings.read',
  invoice_paid: 'payment-settings.read',
} as const satisfies Record<Notification['kind'], Permission>

const kinds = Object.keys(permissionOf) as Notification['kind'][] // keys of a constant

export const notificationKindsOf = (role: MemberRole): Notification['kind'][] =>
  kinds.filter((kind) => hasPermission(role, permissionOf[kind]))

/** The member who reads the notifications. `memberId`: the id of their user. */
export type NotificationReader = { role: MemberRole; memberId: string }

/**
 * Whether a member sees a notification. Staff see only replies to their own requests for help. The server's list follows the same rules.
 */
export const isNotificationFor = ({ role, memberId }: NotificationReader, notification: Notification): boolean =>
  notificationKindsOf(role).includes(notification.kind) &&
  (notification.kind !== 'support_replied' || readsAllRequests(role) || notification.memberId === memberId)

/** The page of a notification's link, without its query. Opening this page marks the notification as read (spec §7). */
export const pageOfLink = (chatLink: string): string => chatLink.split('?')[0] ?? chatLink
