// Main keeps some of the cloud's answers and says when one has changed: what was read from it is then read again.
import { readMe } from '@sufra/shared/accounts/account.routes'
import { readFirstSteps } from '@sufra/shared/first-steps/first-steps.routes'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { listTables } from '@sufra/shared/tables/table.routes'
import { bridge } from './bridge.ts'
import { queryClient } from './query-client.ts'
import { sessionKey } from './session-state.ts'

/** The keys of queries whose answers main may keep: all, and one. */
export const everyAnswer = ['answer'] as const
export const answerKey = (path: string) => [...everyAnswer, path] as const

const readAgain = (path: string) => void queryClient.invalidateQueries({ queryKey: path === readMe.path ? sessionKey : answerKey(path) })

export const followCachedResponses = () => {
  bridge?.on('responsesChanged', ({ paths }) => paths.forEach(readAgain))
}

/** Fetches again what an event of the restaurant's feed has made stale. On the desktop main fetches the tables itself, and announces the new list. */
export const refetchAfter = ({ event }: FeedEnvelope) => {
  if (event === 'menu_changed') void queryClient.invalidateQueries({ queryKey: everyAnswer })
  if (event === 'tables_changed' && !bridge) readAgain(listTables.path)
  if (event === 'tables_changed' || event === 'order_placed') readAgain(readFirstSteps.path)
}
