export const desk = {
  promise: 'Never miss an order.',
  promiseText: 'Orders from your tables ring here within a second, and guests follow every step on their phones.',
  version: 'Version {{version}}',
  administration: 'Administration',
  pages: 'Pages',
  openPages: 'Open navigation',
  application: 'Application',
  orders: 'Orders',
  openOrders_one: '{{count}} open order',
  openOrders_other: '{{count}} open orders',
  dashboard: 'Dashboard',
  signOut: 'Sign out',
  connection: { live: 'Connected', connecting: 'Connecting…', notLive: 'Not live', down: 'Offline', noAnswer: 'Not responding' },
  /** Reasons why an action that needs the server is not possible; the consequence follows. */
  down: { offline: 'You are offline.', noAnswer: 'The server is not responding.' },
  note: {
    cache_rebuilt: 'The menu stored on this device was damaged and has been restored. Nothing was lost.',
    outbox_rescued: 'Data stored on this device was damaged and partly restored. Check open orders, printers and tickets.',
    not_saved: 'Your change was not saved: the disk is full or read-only. Free up space and try again.',
  },
  clockAhead: 'This computer’s clock is {{duration}} fast. Sufra still shows the right times. Set the clock so that other programs do too.',
  clockBehind:
    'This computer’s clock is {{duration}} slow. Sufra still shows the right times. Set the clock so that other programs do too.',
  noteSeen: 'Close',
  update: 'Version {{version}} is ready. No orders are open.',
  installUpdate: 'Install and restart',
}
