import { createClient } from '@sufra/shared/contract/client'

/** Milliseconds after which a request fails, since a half-open connection reports no error. */
const timeout = 15_000

/** Milliseconds by which the clock of this phone is wrong, as far as the last menu's Date header shows it. */
let clockError = 0

/** A phone whose clock is right to a minute is taken at its word: the header has no milliseconds, and travels. */
const compareClocks = (date: string | null) => {
  const error = Date.now() - Date.parse(date ?? '')
  clockError = Math.abs(error) > 60_000 ? error : 0
}

/** The time of the server when this phone's clock shows `now`. */
export const serverTime = (now: number): number => now - clockError

/** The API client of the diner app, without a session. */
export const call = createClient({
  baseUrl: '',
  fetch: async (url, init) => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
    if (url.startsWith('/api/menu/')) compareClocks(response.headers.get('date'))
    return response
  },
  language: () => document.documentElement.lang,
})
