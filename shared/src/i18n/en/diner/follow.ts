// Following the order of someone else by a link.
export const follow = {
  title: 'Follow an order',
  share: 'Share progress',
  copied: 'Link copied',
  copyText: 'Whoever has this link sees how far your order is, and nothing else.',
  menu: 'See the menu',
  over: 'Nothing to follow',
  overText: 'The order is finished, or the address is not complete.',
}
