// Permissions: a route names a permission, and each role has the ones listed here.
import { finance, platformOwner, reviewer, support } from './administrator-permissions.ts'
import { manager, owner, staff } from './member-permissions.ts'
import { viewPermissions } from './view-permissions.ts'

/** The roles of a restaurant's members. */
export const memberRoles = ['owner', 'manager', 'staff'] as const
export type MemberRole = (typeof memberRoles)[number]

/** The roles of administrators. */
export const administratorRoles = ['owner', 'reviewer', 'support', 'finance'] as const
export type AdministratorRole = (typeof administratorRoles)[number]

/** The roles of administrators' sessions; an owner of the platform is not the owner of a restaurant. */
export const administratorSessionRoles = [
  'admin-owner',
  'admin-reviewer',
  'admin-support',
  'admin-finance',
] as const satisfies `admin-${AdministratorRole}`[]
export type AdministratorSessionRole = (typeof administratorSessionRoles)[number]

/** The role of an administrator who views a restaurant: the same pages as its members, without changes. */
export const viewRole = 'view-as'

export const sessionRoles = [...memberRoles, viewRole, ...administratorSessionRoles] as const
export type SessionRole = (typeof sessionRoles)[number]

/** Whether a session is an administrator's, in any role. */
export const isAdministrator = (role: SessionRole): role is AdministratorSessionRole => role.startsWith('admin-')

export const sessionRoleOf = (role: AdministratorRole) => `admin-${role}` as const

/**
 * Each permission with the status that the restaurant must have. `accepted or deactivated`: actions that finish open orders, since a
 * deactivated restaurant gets no new ones, and questions about the deactivation. Administrators are always accepted.
 */
export const permissions = {
  /** The details of the restaurant that guests see: names, description, pictures and links. */
  'about.edit': 'any status',
  'about.read': 'any status',
  /** Changes of the own account: password and sessions. */
  'account.edit': 'any status',
  /** The signed-in user. */
  'account.read': 'any status',
  'administrators.edit': 'accepted',
  /** Analytics: the reports of each restaurant, and the platform as a whole. */
  'analytics.read': 'accepted',
  'applicants.review': 'accepted',
  /** The complete audit log, with network addresses and devices. */
  'audit.read': 'accepted',
  /** Switching dishes and options off and on. */
  'availability.edit': 'accepted',
  /** Taking cash for an order, opening and closing shifts, and money into and out of the drawer. */
  'cash.take': 'accepted or deactivated',
  /** Notes about guests, exporting the stored data of a guest as a file, and deleting it. */
  'customers.edit': 'accepted',
  /** The list of guests by phone number. */
  'customers.read': 'accepted',
  /** Closing the day, and the reports of closed days. */
  'day.close': 'accepted or deactivated',
  /** Naming and revoking the devices that are signed in. */
  'devices.edit': 'accepted',
  /** The kinds of documents that restrict a restaurant's orders after they have expired. */
  'document-rules.edit': 'accepted',
  /** The restaurant's own documents for review. */
  'documents.edit': 'any status',
  /** The files of documents: members read their own restaurant's, the platform's owners and reviewers read all. */
  'documents.read': 'any status',
  /** Expiring documents of restaurants, and the sent reminders. */
  'expiring.read': 'accepted',
  /** Sending a restaurant a manual reminder of a document. */
  'expiring.remind': 'accepted',
  /** The restaurant's feed. It also announces that the restaurant was accepted. */
  'feed.join': 'any status',
  'first-steps.dismiss': 'accepted',
  /** All orders of the restaurant as a file. */
  'history.export': 'accepted',
  /** The state of the platform's parts: its database, jobs, mail and so on. */
  'health.read': 'accepted',
  /** Starting a job at once, and sending failed messages again. */
  'health.retry': 'accepted',
  'history.read': 'accepted',
  'hours.edit': 'accepted',
  'hours.read': 'accepted or deactivated',
  'menu.edit': 'accepted',
  'menu.read': 'accepted',
  /** The notifications of the restaurant, and which of them the member has read. */
  'notifications.read': 'accepted or deactivated',
  /** Everything that the counter does with an order, from acknowledging to cancelling it. */
  'orders.move': 'accepted or deactivated',
  'orders.read': 'accepted or deactivated',
  /** Pausing orders, and adding minutes to promised times. */
  'pace.edit': 'accepted',
  /** Refunding payments of an order. */
  'payments.refund': 'accepted or deactivated',
  /** Accepted methods, bank details, the gateway and payouts; also for a restaurant that is not accepted, or no longer accepted. */
  'payment-settings.edit': 'any status',
  'payment-settings.read': 'any status',
  /** Taking over a counter that is signed in, with a PIN. */
  'people.switch': 'accepted',
  /** Payments of all restaurants: the gateway, payouts, and processing failed webhooks again. */
  'platform-payments.edit': 'accepted',
  /** Sales, times, customers and cancellations, with their money. */
  'reports.read': 'accepted',
  /** Deactivating and restoring restaurants. */
  'restaurants.deactivate': 'accepted',
  /** All restaurants of the platform, with their profiles, people, devices and notes, and which of them are unreachable. */
  'restaurants.read': 'accepted',
  /** Writing notes about restaurants for other administrators. */
  'restaurants.note': 'accepted',
  /** Ending sessions of a restaurant's members, and revoking its devices. */
  'restaurants.sign-out': 'accepted',
  /** Seeing the pages of a restaurant as it does, for 30 minutes. */
  'restaurants.view-as': 'accepted',
  /** The own second factor of an administrator. */
  'second-factor.edit': 'accepted',
  /** The profile, and the times of escalation. */
  'settings.edit': 'any status',
  'settings.read': 'any status',
  /** Members, their roles and invitations, as far as the own role manages them (`staff-rules.ts`). */
  'staff.edit': 'accepted',
  /** Paying the restaurant's invoices of the platform by card. */
  'subscription.pay': 'any status',
  /** Plans, and the subscriptions of all restaurants with their invoices and payments. */
  'subscriptions.edit': 'accepted',
  /** Answering requests for help. */
  'support.answer': 'accepted',
  /** Asking the platform for help, also about an application that is reviewed or was rejected. */
  'support.ask': 'any status',
  /** The attachments of requests that the caller may read. */
  'support.files': 'any status',
  'tables.edit': 'accepted',
  'tables.read': 'accepted',
  'tickets.print': 'accepted or deactivated',
} as const satisfies Record<string, 'accepted' | 'accepted or deactivated' | 'any status'>
export type Permission = keyof typeof permissions

export const rolePermissions = {
  owner,
  manager,
  staff,
  [viewRole]: viewPermissions,
  'admin-owner': platformOwner,
  'admin-reviewer': reviewer,
  'admin-support': support,
  'admin-finance': finance,
} as const satisfies Record<SessionRole, readonly Permission[]>

/** The roles that have a permission. */
export type RoleWith<P extends Permission> = {
  [R in SessionRole]: P extends (typeof rolePermissions)[R][number] ? R : never
}[SessionRole]

export const hasPermission = (role: SessionRole, permission: Permission): boolean =>
  rolePermissions[role].some((each) => each === permission)
