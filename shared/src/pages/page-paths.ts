// The address of every page (spec §2), once: the server answers these with 200, and the two apps have a page for each.

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
] as const

/** The desk before anyone has signed in, and for those who may not go on. */
export const openDeskPaths = [
  '/login',
  '/unauthorized',
  '/merchant/login',
  '/merchant/signup',
  '/merchant/forgot-password',
  '/merchant/reset-password',
  '/admin/login',
  '/admin/forgot-password',
  '/admin/reset-password',
] as const

/** The desk of a restaurant. */
export const merchantPaths = [
  '/merchant',
  '/merchant/applicationreview',
  '/merchant/orders',
  '/merchant/menu',
  '/merchant/cuisine',
  '/merchant/order-history',
  '/merchant/reports',
  '/merchant/tables',
  '/merchant/help-and-support',
  '/merchant/this-counter',
  '/merchant/settings',
  '/merchant/settings/profile',
  '/merchant/settings/about',
  '/merchant/settings/sms-settings',
  '/merchant/settings/payments-subscriptions',
  '/merchant/settings/documents',
] as const

/** The desk of an administrator. */
export const adminPaths = [
  '/admin',
  '/admin/provisions',
  '/admin/analytics/:id',
  '/admin/applicants',
  '/admin/applicants/:applicantId',
  '/admin/expiring',
  '/admin/settings',
  '/admin/settings/payments',
  '/admin/settings/subscriptions',
  '/admin/help-and-support',
] as const

export type PageApp = 'diner' | 'desk'

const deskPath = /^\/(merchant|admin|login|unauthorized)(\/|$)/i

/** The app that shows a path, also one that is no page: that app says so. */
export const appOfPath = (path: string): PageApp => (deskPath.test(path) ? 'desk' : 'diner')

/** As the apps' router compares: whatever the case, with or without a slash at the end. */
const formOf = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i')

const forms = [...dinerPaths, ...openDeskPaths, ...merchantPaths, ...adminPaths].map(formOf)

/** Whether there is a page at a path, which is given without its query. */
export const isPage = (path: string): boolean => forms.some((form) => form.test(path))
