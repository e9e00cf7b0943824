// Following another person's order with a link.
export const follow = {
  title: 'Follow an order',
  share: 'Share progress',
  copied: 'Link copied',
  copyText: 'Anyone with this link can see the progress of your order, and nothing else.',
  menu: 'See the menu',
  over: 'Nothing to follow',
  overText: 'The order is finished, or the link is incomplete.',
}
