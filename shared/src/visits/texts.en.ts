export const welcome = {
  promise: 'Order from your table. No app, no account.',
  scan: 'Scan the code on your table',
  scanText: 'Your phone’s camera opens the menu.',
  choose: 'Choose what you like',
  chooseText: 'See every item with its image, price and options.',
  follow: 'Follow your order',
  followText: 'See when it is accepted, prepared and ready.',
  carryOn: 'Continue where you left off',
  notFound: 'Page not found',
  notFoundText: 'The address may be mistyped. Scan the code on your table again.',
  home: 'Home',
}

// The first pages of a guest: a link or a restaurant that does not work, the skip link, and the app's version.
export const start = {
  version: 'Version {{version}}',
  skip: 'Skip to content',
  unknownRestaurant: 'Restaurant not found',
  unknownRestaurantText: 'The link may be mistyped or out of date. Scan the code on your table, or ask the staff.',
  replacedCode: 'This code is no longer valid',
  replacedCodeText: 'The restaurant has replaced it. Ask the staff for the new code of your table.',
  viewMenu: 'View the menu',
  unreachable: 'The restaurant is not responding',
  askStaff: 'Please order with the staff.',
}
