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
