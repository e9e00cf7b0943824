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
