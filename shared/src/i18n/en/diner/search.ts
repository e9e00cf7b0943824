export const search = {
  recent: 'Recent searches',
  clear: 'Clear',
  found_one: '{{count}} item found',
  found_other: '{{count}} items found',
  noneFound: 'No items found',
  noneFoundText: 'Try another word, in English or Arabic.',
}
