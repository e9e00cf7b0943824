// Addresses of the desk that show no page: unknown, failed, or not allowed for the user's role.
export const pages = {
  goTo: 'Go to {{page}}',
  notFound: 'Page not found',
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  failed: 'The page did not load',
  noAccess: {
    title: 'No access',
    text: 'Your role does not include this page',
    askOwner: 'Ask the owner of the restaurant to change your role.',
    askPlatform: 'Ask an owner of the platform to change your role.',
    password: 'With a PIN you can open the pages that managers can open. Sign in with your password to open this page.',
    viewed: 'Only members of the restaurant can open this page.',
  },
}
