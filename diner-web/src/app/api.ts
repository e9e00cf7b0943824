import { createClient } from '@sufra/shared/contract/client'

/** On a line that is half open nothing says so: after this a request counts as unanswered. */
const timeout = 15_000

/** Calls of a diner, who has no session. */
export const call = createClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }),
  language: () => document.documentElement.lang,
})
