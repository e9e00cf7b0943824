// Main keeps some of the cloud's answers and says when one has changed: what was read from it is then read again.
import { readMe } from '@sufra/shared/accounts/account.routes'
import { bridge } from './bridge.ts'
import { queryClient } from './query-client.ts'
import { sessionKey } from './session-state.ts'

/** The keys of queries whose answers main may keep: all, and one. */
export const everyAnswer = ['answer'] as const
export const answerKey = (path: string) => [...everyAnswer, path] as const

export const followKeptAnswers = () => {
  bridge?.on('answersChanged', ({ paths }) => {
    for (const path of paths) void queryClient.invalidateQueries({ queryKey: path === readMe.path ? sessionKey : answerKey(path) })
  })
}
