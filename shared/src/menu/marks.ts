/** The fourteen allergens that a menu declares (Regulation (EU) 1169/2011, Annex II; the Gulf's GSO 9 names the same kinds). */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export const dietaryMarks = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'spicy'] as const

export type Allergen = (typeof allergens)[number]
export type DietaryMark = (typeof dietaryMarks)[number]
