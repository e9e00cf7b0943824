// Addresses of the desk without a page: no page at all, or one that failed.
export const pages = {
  goTo: 'Go to {{page}}',
  notFound: 'Page not found',
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  failed: 'The page did not load',
}
