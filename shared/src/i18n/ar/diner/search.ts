export const search = {
  recent: 'آخر ما بحثت عنه',
  clear: 'امسح',
}
