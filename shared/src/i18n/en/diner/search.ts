export const search = {
  recent: 'Recent searches',
  clear: 'Clear',
}
