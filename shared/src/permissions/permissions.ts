// Permissions: a route names a permission, and each permission names its roles.

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
export const viewRole = 'view-as' as const

export const sessionRoles = [...memberRoles, viewRole, ...administratorSessionRoles] as const
export type SessionRole = (typeof sessionRoles)[number]

/** Whether a session is an administrator's, in any role. */
export const isAdministrator = (role: SessionRole): role is AdministratorSessionRole => role.startsWith('admin-')

export const sessionRoleOf = (role: AdministratorRole) => `admin-${role}` as const

type Grant = {
  /**
   * The status that the restaurant must have. `accepted or deactivated`: actions that finish open orders, since a deactivated restaurant
   * gets no new ones, and questions about the deactivation. Administrators are always accepted.
   */
  status: 'accepted' | 'accepted or deactivated' | 'any status'
  /** The lowest role of members that has the permission: a manager has what staff have, and an owner has what a manager has. */
  members?: MemberRole
  /**
   * An administrator who views a restaurant has the permission too; the guard refuses every method but GET. Guests, people and secrets of
   * a restaurant stay closed to administrators.
   */
  viewAs?: true
  /** The roles of administrators that have the permission besides the platform's owner, who has them all. */
  administrators?: readonly Exclude<AdministratorRole, 'owner'>[]
}

const everyRole = ['reviewer', 'support', 'finance'] as const satisfies Grant['administrators']

export const permissions = {
  /** The details of the restaurant that guests see: names, description, pictures and links. */
  'about.edit': { status: 'any status', members: 'manager' },
  'about.read': { status: 'any status', members: 'staff', viewAs: true },
  /** Changes of the user's own account: password and sessions. */
  'account.edit': { status: 'any status', members: 'staff', administrators: everyRole },
  /** The signed-in user. */
  'account.read': { status: 'any status', members: 'staff', viewAs: true, administrators: everyRole },
  'administrators.edit': { status: 'accepted', administrators: [] },
  /** Analytics: the reports of each restaurant, and the platform as a whole. */
  'analytics.read': { status: 'accepted', administrators: ['support', 'finance'] },
  'applicants.review': { status: 'accepted', administrators: ['reviewer'] },
  /** The complete audit log, with network addresses and devices. */
  'audit.read': { status: 'accepted', administrators: [] },
  /** Switching dishes and options off and on. */
  'availability.edit': { status: 'accepted', members: 'staff' },
  /** Taking cash for an order, opening and closing shifts, and money into and out of the drawer. */
  'cash.take': { status: 'accepted or deactivated', members: 'staff' },
  /** Notes about guests, exporting the stored data of a guest as a file, and deleting it. */
  'customers.edit': { status: 'accepted', members: 'manager' },
  /** The list of guests by phone number. */
  'customers.read': { status: 'accepted', members: 'manager' },
  /** Closing the day, and the reports of closed days. */
  'day.close': { status: 'accepted or deactivated', members: 'manager' },
  /** Naming and revoking the devices that are signed in. */
  'devices.edit': { status: 'accepted', members: 'manager' },
  /** The kinds of documents that restrict a restaurant's orders after they have expired. */
  'document-rules.edit': { status: 'accepted', administrators: [] },
  /** The restaurant's own documents for review. */
  'documents.edit': { status: 'any status', members: 'owner' },
  /** The files of documents: members read their own restaurant's, the platform's owners and reviewers read all. */
  'documents.read': { status: 'any status', members: 'owner', administrators: ['reviewer'] },
  /** Expiring documents of restaurants, and the sent reminders. */
  'expiring.read': { status: 'accepted', administrators: ['reviewer', 'support'] },
  /** Sending a restaurant a manual reminder of a document. */
  'expiring.remind': { status: 'accepted', administrators: ['reviewer'] },
  /** The restaurant's feed. It also announces that the restaurant was accepted. */
  'feed.join': { status: 'any status', members: 'staff' },
  'first-steps.dismiss': { status: 'accepted', members: 'manager' },
  /** All orders of the restaurant as a file. */
  'history.export': { status: 'accepted', members: 'manager' },
  /** The state of the platform's parts: its database, jobs, mail and so on. */
  'health.read': { status: 'accepted', administrators: ['support'] },
  /** Starting a job at once, and sending failed messages again. */
  'health.retry': { status: 'accepted', administrators: [] },
  'history.read': { status: 'accepted', members: 'staff', viewAs: true },
  'hours.edit': { status: 'accepted', members: 'manager' },
  'hours.read': { status: 'accepted or deactivated', members: 'staff', viewAs: true },
  'menu.edit': { status: 'accepted', members: 'manager' },
  'menu.read': { status: 'accepted', members: 'staff', viewAs: true },
  /** The notifications of the restaurant, and which of them the member has read. */
  'notifications.read': { status: 'accepted or deactivated', members: 'staff' },
  /** Everything that the counter does with an order, from acknowledging to cancelling it. */
  'orders.move': { status: 'accepted or deactivated', members: 'staff' },
  'orders.read': { status: 'accepted or deactivated', members: 'staff', viewAs: true },
  /** Pausing orders, and adding minutes to promised times. */
  'pace.edit': { status: 'accepted', members: 'staff' },
  /** Refunding payments of an order. */
  'payments.refund': { status: 'accepted or deactivated', members: 'manager' },
  /** Accepted methods, bank details, the gateway and payouts; also for a restaurant that is not accepted, or no longer accepted. */
  'payment-settings.edit': { status: 'any status', members: 'owner' },
  'payment-settings.read': { status: 'any status', members: 'manager', viewAs: true },
  /** Taking over a counter that is signed in, with a PIN. */
  'people.switch': { status: 'accepted', members: 'staff' },
  /** Payments of all restaurants: the gateway, payouts, and processing failed webhooks again. */
  'platform-payments.edit': { status: 'accepted', administrators: ['finance'] },
  /** Sales, times, customers and cancellations, with their money. */
  'reports.read': { status: 'accepted', members: 'manager', viewAs: true },
  /** Deactivating and restoring restaurants. */
  'restaurants.deactivate': { status: 'accepted', administrators: ['finance'] },
  /** All restaurants of the platform, with their profiles, people, devices and notes, and which of them are unreachable. */
  'restaurants.read': { status: 'accepted', administrators: everyRole },
  /** Writing notes about restaurants for other administrators. */
  'restaurants.note': { status: 'accepted', administrators: everyRole },
  /** Ending sessions of a restaurant's members, and revoking its devices. */
  'restaurants.sign-out': { status: 'accepted', administrators: ['support'] },
  /** Seeing the pages of a restaurant as it does, for 30 minutes. */
  'restaurants.view-as': { status: 'accepted', administrators: ['support'] },
  /** The second factor of the signed-in administrator. */
  'second-factor.edit': { status: 'accepted', administrators: everyRole },
  /** The profile, and the times of escalation. */
  'settings.edit': { status: 'any status', members: 'owner' },
  'settings.read': { status: 'any status', members: 'staff', viewAs: true },
  /** Members, their roles and invitations, as far as the role of the caller manages them (`staff-rules.ts`). */
  'staff.edit': { status: 'accepted', members: 'manager' },
  /** Paying the restaurant's invoices of the platform by card. */
  'subscription.pay': { status: 'any status', members: 'manager' },
  /** Plans, and the subscriptions of all restaurants with their invoices and payments. */
  'subscriptions.edit': { status: 'accepted', administrators: ['finance'] },
  /** Answering requests for help. */
  'support.answer': { status: 'accepted', administrators: ['support'] },
  /** Asking the platform for help, also about an application that is reviewed or was rejected. */
  'support.ask': { status: 'any status', members: 'staff' },
  /** The attachments of requests that the caller may read. */
  'support.files': { status: 'any status', members: 'staff', administrators: ['support'] },
  'tables.edit': { status: 'accepted', members: 'manager' },
  'tables.read': { status: 'accepted', members: 'staff', viewAs: true },
  'tickets.print': { status: 'accepted or deactivated', members: 'staff' },
} as const satisfies Record<string, Grant>
export type Permission = keyof typeof permissions

/** Each role of members with the roles above it, which have its permissions too. */
type AndHigher = { staff: MemberRole; manager: Exclude<MemberRole, 'staff'>; owner: 'owner' }
type MembersWith<G> = G extends { members: infer M extends MemberRole } ? AndHigher[M] : never
type ViewersWith<G> = G extends { viewAs: true } ? typeof viewRole : never
type AdministratorsWith<G> = G extends { administrators: readonly (infer A extends AdministratorRole)[] } ? `admin-${A | 'owner'}` : never

/** The roles that have a permission. */
export type RoleWith<P extends Permission> = {
  [K in P]: MembersWith<(typeof permissions)[K]> | ViewersWith<(typeof permissions)[K]> | AdministratorsWith<(typeof permissions)[K]>
}[P]

const findRoles = ({ members, viewAs, administrators }: Grant): readonly SessionRole[] => [
  ...(members ? memberRoles.slice(0, memberRoles.indexOf(members) + 1) : []),
  ...(viewAs ? [viewRole] : []),
  ...(administrators ? [sessionRoleOf('owner'), ...administrators.map((role) => sessionRoleOf(role))] : []),
]

const permissionRoles = new Map(Object.entries(permissions).map(([permission, grant]) => [permission, findRoles(grant)]))

export const hasPermission = (role: SessionRole, permission: Permission): boolean =>
  permissionRoles.get(permission)?.includes(role) ?? false
