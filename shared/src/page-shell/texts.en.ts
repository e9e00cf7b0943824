/** The page at /, which the server renders. */
export const landing = {
  title: 'Sufra · Order from the table',
  headline: 'Guests order from their table. Your counter rings within a second.',
  lead: 'A menu behind a QR code in English and Arabic, one board for all orders, and payment by card, phone or cash.',
  tryTable: 'Try the demo table',
  signUp: 'Register your restaurant',
  apply: 'Sign up',
  signIn: 'Sign in',
  language: 'العربية',
  guests: 'For guests',
  scan: 'Scan a code',
  scanHow: 'Open the camera of your phone and hold it over the code on your table. Tap the link that appears.',
  scanning: 'Hold the camera over the code on your table.',
  scanOther: 'This is not the code of a table.',
  scanFailed: 'The camera cannot be used here. Open the camera app of your phone and hold it over the code.',
  close: 'Close',
  restaurants: 'For restaurants',
  points: [
    'Each order rings until someone accepts it, and guests see every step on their phones.',
    'Change the menu while guests read it. Mark an item as sold out in one tap.',
    'Print table codes, kitchen tickets and receipts, in Arabic too.',
    'Guests split the bill, and shifts and days close with figures that add up.',
  ],
  demo: 'Try it now',
  demoText: 'Order as a guest of the demo restaurant, and accept your order at its counter.',
  demoCounter: 'Open the counter',
  demoPlatform: 'Open the administration',
  demoPassword: 'Password for both:',
  privacy: 'Privacy',
  support: 'Support',
  version: 'Version {{version}}',
  ticket: { table: 'Table 7', line: '2 × Chicken Machboos', accept: 'Accept · 15 min' },
}

/** The page before its app has started, and the page of an overloaded server. */
export const shell = {
  loading: 'Sufra is loading…',
  slow: 'This is taking longer than usual.',
  failed: 'The page did not load completely. Trying again automatically.',
  ended: 'This page could not be loaded. Check your connection and try again.',
  staff: 'Or ask the staff: they will gladly take your order.',
  old: {
    diner: 'This browser is too old for our menu. Ask the staff: they will gladly take your order.',
    desk: 'This browser is too old for Sufra. Use a newer Chrome, Edge, Firefox or Safari, or the Sufra desktop app. Until then take orders at the table.',
  },
  noScript: 'Turn on JavaScript in this browser to use this page.',
  busy: 'We are very busy right now. This page tries again automatically.',
  retry: 'Try again',
}

// Texts for a lost connection, for a new version of the app, and for notifications on an iPhone.
export const offline = {
  noConnection: 'No connection to the restaurant.',
  notLive: 'The connection is slow. Updates to your order and the menu arrive a few seconds late.',
  storedMenu: 'This is the menu as of {{time}}. Prices and availability may have changed.',
  newVersion: 'A new version is available.',
  reload: 'Reload',
  homeScreenTitle: 'Notifications on iPhone',
  homeScreenText:
    'An iPhone only shows notifications from apps on its home screen. For your next order: tap Share, then “Add to Home Screen”, and open Sufra from there. This page follows your order as long as it is open.',
  homeScreenRead: 'Got it',
}
