import { createClient } from '@sufra/shared/contract/client'

/** Calls of a diner, who has no session. */
export const call = createClient({ baseUrl: '', fetch: (url, init) => fetch(url, init), language: () => document.documentElement.lang })
