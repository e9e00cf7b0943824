// The first pages of a guest: a link or a restaurant that does not work, the skip link, and the app's version.
export const start = {
  version: 'Version {{version}}',
  skip: 'Skip to content',
  unknownRestaurant: 'Restaurant not found',
  unknownRestaurantText: 'The link may be mistyped or out of date. Scan the code on your table, or ask the staff.',
  replacedCode: 'This code is no longer valid',
  replacedCodeText: 'The restaurant has replaced it. Ask the staff for the new code of your table.',
  viewMenu: 'View the menu',
  unreachable: 'The restaurant is not responding',
  askStaff: 'Please order with the staff.',
}
