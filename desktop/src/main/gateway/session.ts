// The signed-in user from the last response of the cloud; available after a restart without a network.
import { user as userSchema, type User } from '@sufra/shared/accounts/account'
import { readMe } from '@sufra/shared/accounts/account.routes'
import type { ResponseCache } from '../local/response-cache.ts'
import { isInSnapshot } from './cached-routes.ts'

const parse = (body: string | undefined): User | undefined => {
  if (body === undefined) return undefined
  const { data }: { data?: unknown } = JSON.parse(body)
  return userSchema.safeParse(data).data
}

type Deps = { responses: ResponseCache; onChange: (user: User | undefined) => void }

export const createSession = ({ responses, onChange }: Deps) => {
  let user = parse(responses.get(readMe.path))

  /** Removes the responses that another member of the restaurant, or another role, may not see. The offline snapshot is for all members. */
  const forgetPerson = () => responses.retainOnly([...responses.hashes().keys()].filter(isInSnapshot))

  const setUser = (next: User | undefined) => {
    const hasChanged = next?.id !== user?.id || next?.status !== user?.status
    user = next
    if (hasChanged) onChange(next)
  }

  return {
    user: () => user,
    restaurantId: () => user?.restaurant?._id,
    /** Stores the cloud's response to readMe. */
    store: (body: string) => {
      const next = parse(body)
      if (!next) return
      if (next.id !== user?.id) responses.retainOnly([])
      else if (next.memberRole !== user.memberRole) forgetPerson()
      responses.store(readMe.path, body)
      setUser(next)
    },
    forgetPerson,
    end: () => {
      responses.retainOnly([])
      setUser(undefined)
    },
  }
}

export type DeskSession = ReturnType<typeof createSession>
