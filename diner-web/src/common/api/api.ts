import { createClient } from '@sufra/shared/contract/client'

/** Milliseconds after which a request fails, since a half-open connection reports no error. */
const timeout = 15_000

/** Milliseconds by which the clock of this phone is wrong, as far as the Date header of the last menu or order shows it. */
let clockError = 0

/** A phone is taken at its word as far as the request may explain the difference: the header has no milliseconds, and travels. */
const compareClocks = (date: string | null, sentAt: number) => {
  const now = Date.now()
  const error = (now + sentAt) / 2 - Date.parse(date ?? '')
  clockError = Math.abs(error) > now - sentAt + 2_000 ? error : 0
}

/** The time of the server when this phone's clock shows `now`. */
export const serverTime = (now: number): number => now - clockError

/** The API client of the diner app, without a session. */
export const call = createClient({
  baseUrl: '',
  fetch: async (url, init) => {
    const sentAt = Date.now()
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) })
    if (/^.api.(menu|orders)/.test(url)) compareClocks(response.headers.get('date'), sentAt)
    return response
  },
  language: () => document.documentElement.lang,
})
