import { createClient } from '@sufra/shared/contract/client'

/** Milliseconds after which a request fails, since a half-open connection reports no error. */
const timeout = 15_000

/** The API client of the diner app, without a session. */
export const call = createClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }),
  language: () => document.documentElement.lang,
})
