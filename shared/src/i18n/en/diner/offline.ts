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
