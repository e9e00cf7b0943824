/** The page before its app has started, and the page of an overloaded server. */
export const shell = {
  loading: 'Sufra is loading…',
  slow: 'This is taking longer than usual.',
  failed: 'The page did not load completely. Trying again automatically.',
  ended: 'This page could not be loaded. Check your connection and try again.',
  staff: 'Or ask the staff: they will gladly take your order.',
  old: {
    diner: 'This browser is too old for our menu. Ask the staff: they will gladly take your order.',
    desk: 'This browser is too old for Sufra. Use a newer Chrome, Edge, Firefox or Safari, or the Sufra desktop app. Until then take orders at the table.',
  },
  noScript: 'Turn on JavaScript in this browser to use this page.',
  busy: 'We are very busy right now. This page tries again automatically.',
  retry: 'Try again',
}
