// Who may do what: a route names a permission, and each role has those that are listed here.
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

/** The role of an administrator who sees a restaurant's pages as it does, and changes nothing. */
export const viewRole = 'view-as'

export const sessionRoles = [...memberRoles, viewRole, ...administratorSessionRoles] as const
export type SessionRole = (typeof sessionRoles)[number]

/** Whether a session is an administrator's, in any role. */
export const isAdministrator = (role: SessionRole): role is AdministratorSessionRole => role.startsWith('admin-')

export const sessionRoleOf = (role: AdministratorRole) => `admin-${role}` as const

/**
 * Each permission with the status that the restaurant must have. `accepted or deactivated`: what finishes open orders, since a deactivated
 * restaurant gets no new ones, and what asks why. Administrators are always accepted.
 */
export const permissions = {
  /** What guests see of the restaurant: names, description, pictures and links. */
  'about.edit': 'any status',
  'about.read': 'any status',
  /** The own account: password and sessions. */
  'account.edit': 'any status',
  /** Who is signed in. */
  'account.read': 'any status',
  'administrators.edit': 'accepted',
  /** How restaurants do: the reports of each, and the platform as a whole. */
  'analytics.read': 'accepted',
  'applicants.review': 'accepted',
  /** Everything that was recorded, with network addresses and devices. */
  'audit.read': 'accepted',
  /** Switching dishes and options off and on. */
  'availability.edit': 'accepted',
  /** Taking cash for an order, opening and closing shifts, and money into and out of the drawer. */
  'cash.take': 'accepted or deactivated',
  /** Notes about guests, what is stored of one as a file, and deleting it. */
  'customers.edit': 'accepted',
  /** The list of guests by phone number. */
  'customers.read': 'accepted',
  /** Closing the day, and the reports of closed days. */
  'day.close': 'accepted or deactivated',
  /** Naming and revoking the devices that are signed in. */
  'devices.edit': 'accepted',
  /** Which kinds of documents restrict a restaurant's orders when they have expired. */
  'document-rules.edit': 'accepted',
  /** The restaurant's own documents for review. */
  'documents.edit': 'any status',
  /** The files of documents: members read their restaurant's, owners and reviewers of the platform all. */
  'documents.read': 'any status',
  /** Documents of restaurants that expire, and the reminders that were sent. */
  'expiring.read': 'accepted',
  /** Reminding a restaurant of a document by hand. */
  'expiring.remind': 'accepted',
  /** The restaurant's feed. It also announces that the restaurant was accepted. */
  'feed.join': 'any status',
  'first-steps.dismiss': 'accepted',
  /** All orders of the restaurant as a file. */
  'history.export': 'accepted',
  /** How the parts of the platform are: its database, jobs, mail and so on. */
  'health.read': 'accepted',
  /** Running a job at once, and sending messages again that failed. */
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
  /** Returning money that an order was paid with. */
  'payments.refund': 'accepted or deactivated',
  /** Accepted methods, bank details, the gateway and payouts. Also of a restaurant that is not accepted, or not any longer. */
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
  /** The profile and when orders escalate. */
  'settings.edit': 'any status',
  'settings.read': 'any status',
  /** Members, their roles and invitations, as far as the own role manages them (`staff-rules.ts`). */
  'staff.edit': 'accepted',
  /** Paying what the restaurant owes the platform, by card. */
  'subscription.pay': 'any status',
  /** Plans, and the subscriptions of all restaurants with their invoices and payments. */
  'subscriptions.edit': 'accepted',
  /** Answering requests for help. */
  'support.answer': 'accepted',
  /** Asking the platform for help, also about an application that is reviewed or was rejected. */
  'support.ask': 'any status',
  /** The attachments of requests: of those that one may read. */
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
