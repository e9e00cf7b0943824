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
