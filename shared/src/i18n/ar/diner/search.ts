export const search = {
  recent: 'آخر ما بحثت عنه',
  clear: 'امسح',
  found_zero: 'لا أصناف',
  found_one: 'صنف واحد',
  found_two: 'صنفان',
  found_few: '{{count}} أصناف',
  found_many: '{{count}} صنفًا',
  found_other: '{{count}} صنف',
  start: 'ماذا تشتهي؟',
  startText: 'اكتب اسم الصنف بالعربية أو الإنجليزية.',
  noneFound: 'لا نتائج',
  noneFoundText: 'جرّب كلمة أخرى، بأي لغة.',
}
