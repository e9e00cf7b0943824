import { createClient } from '@sufra/shared/contract/client'
import { fetchTimed } from '@sufra/shared/ui/hooks/server-clock'

/** Milliseconds after which a request fails, since a half-open connection reports no error. */
const timeout = 15_000

/** Replies that the service worker never replays from storage with their old Date header. */
const isTimed = (url: string) => /^.api.(menu|orders)/.test(url)

/** The API client of the diner app, without a session. */
export const call = createClient({
  baseUrl: '',
  fetch: (url, init) => (isTimed(url) ? fetchTimed : fetch)(url, { ...init, signal: AbortSignal.timeout(timeout) }),
  language: () => document.documentElement.lang,
})
