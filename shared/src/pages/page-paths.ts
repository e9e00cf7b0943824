// The paths of all pages (spec §2). The server answers them with 200, and the apps have a page for each.

/** The diner app. */
export const dinerPaths = [
  '/',
  '/restaurants/:restaurantId',
  '/menu-detail/:categoryId',
  '/results',
  '/cart',
  '/welcome',
  '/qr-link',
  '/payments',
  '/payments/submitpin',
  '/successorder',
  '/successbacktohome',
  '/receipt/:token',
  '/bill',
  '/follow/:token',
  '/privacy',
] as const

/** Pages of the desk without a session, and pages for users without access. */
export const openDeskPaths = [
  '/login',
  '/unauthorized',
  '/merchant/login',
  '/merchant/signup',
  '/merchant/forgot-password',
  '/merchant/reset-password',
  '/merchant/accept-invitation',
  '/admin/login',
  '/admin/forgot-password',
  '/admin/reset-password',
] as const

/** Pages of the desk for merchants. */
export const merchantPaths = [
  '/merchant',
  '/merchant/applicationreview',
  '/merchant/orders',
  '/merchant/menu',
  '/merchant/cuisine',
  '/merchant/order-history',
  '/merchant/customers',
  '/merchant/reports',
  '/merchant/tables',
  '/merchant/cash',
  '/merchant/help-and-support',
  '/merchant/help-and-support/:requestId',
  '/merchant/this-counter',
  '/merchant/settings',
  '/merchant/settings/profile',
  '/merchant/settings/hours',
  '/merchant/settings/about',
  '/merchant/settings/sms-settings',
  '/merchant/settings/payments-subscriptions',
  '/merchant/settings/documents',
  '/merchant/settings/staff',
  '/merchant/settings/devices',
] as const

/** Pages of the desk for administrators. */
export const adminPaths = [
  '/admin',
  '/admin/provisions',
  '/admin/provisions/:restaurantId',
  '/admin/provisions/:restaurantId/documents',
  '/admin/provisions/:restaurantId/staff',
  '/admin/provisions/:restaurantId/devices',
  '/admin/provisions/:restaurantId/connection',
  '/admin/provisions/:restaurantId/notes',
  '/admin/provisions/:restaurantId/subscription',
  '/admin/provisions/:restaurantId/audit',
  '/admin/analytics',
  '/admin/analytics/:id',
  '/admin/health',
  '/admin/applicants',
  '/admin/applicants/:applicantId',
  '/admin/expiring',
  '/admin/audit',
  '/admin/settings',
  '/admin/settings/payments',
  '/admin/settings/subscriptions',
  '/admin/help-and-support',
  '/admin/help-and-support/templates',
  '/admin/help-and-support/:restaurantId/:requestId',
] as const

/** The first page of each mode of the desk. A counter starts with the board of open orders, which also works without a connection. */
export const homePaths = { merchant: '/merchant/orders', admin: '/admin' } as const

export type PageApp = 'diner' | 'desk'

const deskPath = /^\/(merchant|admin|login|unauthorized)(\/|$)/i

/** Returns the app that serves a path. Unknown paths are served too: the app shows its not-found page. */
export const appOfPath = (path: string): PageApp => (deskPath.test(path) ? 'desk' : 'diner')

/** Matches like the apps' router: case-insensitive, with or without a trailing slash. */
const patternToRegExp = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i')

const dinerPatterns = dinerPaths.map(patternToRegExp)
const pagePatterns = [...dinerPatterns, ...[...openDeskPaths, ...merchantPaths, ...adminPaths].map(patternToRegExp)]

/** Whether a path (without its query) is a page of the diner app. */
export const isDinerPage = (path: string): boolean => dinerPatterns.some((each) => each.test(path))

/** Whether a path (without its query) is a page. */
export const isPage = (path: string): boolean => pagePatterns.some((each) => each.test(path))
