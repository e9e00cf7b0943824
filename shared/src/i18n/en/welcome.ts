export const welcome = {
  to: 'Welcome to',
  promise: 'Order from your table. No app, no account, no waiting for a menu.',
  scan: 'Scan the code on your table',
  scanText: 'Your phone’s camera opens the restaurant’s menu.',
  choose: 'Choose what you like',
  chooseText: 'Every dish with its picture, its price and its choices.',
  follow: 'Follow your order',
  followText: 'You see when the restaurant has it, when it is made, and when it comes.',
  carryOn: 'Carry on where you were',
  notFound: 'There is nothing here',
  notFoundText: 'The address may be mistyped. The code on your table always leads to the right place.',
  home: 'To the start',
}
