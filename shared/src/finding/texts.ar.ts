export const filters = {
  title: 'التصفية',
  chosen: 'التصفية: اختيرت {{number}}',
  only: 'اعرض فقط',
  allergens: 'مسببات الحساسية',
  without: 'بدون: {{names}}',
  allergensText: 'تُخفى الأصناف المذكور فيها ما تختاره من مسببات الحساسية. إن كانت لديك حساسية فيرجى إبلاغ الموظفين أيضًا.',
  show: 'اعرض الأصناف',
  noneTitle: 'لا أصناف مطابقة',
  noneText: 'أزل أحد عوامل التصفية لترى المزيد.',
  clear: 'امسح التصفية',
}

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

// Texts on the sheet of an item.
export const goesWith = { title: 'يناسبه أيضًا' }

export const marks = {
  allergen: {
    gluten: 'غلوتين',
    crustaceans: 'قشريات',
    eggs: 'بيض',
    fish: 'سمك',
    peanuts: 'فول سوداني',
    soy: 'صويا',
    milk: 'حليب',
    nuts: 'مكسرات',
    celery: 'كرفس',
    mustard: 'خردل',
    sesame: 'سمسم',
    sulphites: 'كبريتيت',
    lupin: 'ترمس',
    molluscs: 'رخويات',
  },
  dietary: { vegetarian: 'نباتي', vegan: 'نباتي صرف', gluten_free: 'خالٍ من الغلوتين', dairy_free: 'خالٍ من الألبان', spicy: 'حار' },
}
