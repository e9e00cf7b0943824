export const filters = {
  title: 'Filters',
  chosen: 'Filters: {{number}} chosen',
  only: 'Show only',
  allergens: 'Allergens',
  without: 'Without: {{names}}',
  allergensText: 'Items that list the allergens you choose are hidden. If you have an allergy, please tell the staff too.',
  show: 'Show items',
  noneTitle: 'No items match',
  noneText: 'Remove a filter to see more.',
  clear: 'Clear filters',
}

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

// Texts on the sheet of an item.
export const goesWith = { title: 'Goes well with' }

export const marks = {
  allergen: {
    gluten: 'Gluten',
    crustaceans: 'Crustaceans',
    eggs: 'Eggs',
    fish: 'Fish',
    peanuts: 'Peanuts',
    soy: 'Soy',
    milk: 'Milk',
    nuts: 'Nuts',
    celery: 'Celery',
    mustard: 'Mustard',
    sesame: 'Sesame',
    sulphites: 'Sulphites',
    lupin: 'Lupin',
    molluscs: 'Molluscs',
  },
  dietary: { vegetarian: 'Vegetarian', vegan: 'Vegan', gluten_free: 'Gluten-free', dairy_free: 'Dairy-free', spicy: 'Spicy' },
}
