export const search = {
  recent: 'Recent searches',
  clear: 'Clear',
  found_one: '{{count}} item found',
  found_other: '{{count}} items found',
  start: 'What would you like?',
  startText: 'Type the name of an item, in English or Arabic.',
  noneFound: 'No items found',
  noneFoundText: 'Try another word, in English or Arabic.',
}
