// Without a connection, and when a new version of the app is there.
export const offline = {
  noConnection: 'No connection to the restaurant.',
  storedMenu: 'This is the menu as of {{time}}. Prices and availability may have changed.',
  newVersion: 'A new version is available.',
  reload: 'Reload',
}
