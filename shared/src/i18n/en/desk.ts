export const desk = {
  promise: 'Every order heard. Every price right. Every night.',
  promiseText: 'Orders from your tables ring here within a second, and your guests see each step on their phones.',
  version: 'Version {{version}}',
  administration: 'Administration',
  pages: 'Pages',
  orders: 'Orders',
  dashboard: 'Dashboard',
  signOut: 'Sign out',
  line: { live: 'Connected', connecting: 'Connecting…', down: 'No connection' },
}
