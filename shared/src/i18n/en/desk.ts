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
  note: {
    cache_rebuilt: 'This machine’s copy of the menu was damaged. It was fetched again; nothing was lost.',
    outbox_rescued: 'This machine’s store was damaged. What could be read was brought back: look at open orders, printers and tickets.',
    not_kept: 'A change could not be stored: the disk is full or cannot be written. Make room, then do it again.',
  },
  noteSeen: 'Close',
  update: 'Version {{version}} is ready. No order is open: a good moment.',
  installUpdate: 'Install and restart',
}
