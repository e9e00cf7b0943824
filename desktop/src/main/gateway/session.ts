// Who is signed in on this machine, as the cloud said last; it survives a restart without a network.
import { user as userSchema, type User } from '@sufra/shared/accounts/account'
import { readMe } from '@sufra/shared/accounts/account.routes'
import type { ResponseCache } from '../local/response-cache.ts'

const parse = (body: string | undefined): User | undefined => {
  if (body === undefined) return undefined
  const { data }: { data?: unknown } = JSON.parse(body)
  return userSchema.safeParse(data).data
}

type Deps = { kept: ResponseCache; onChange: (user: User | undefined) => void }

export const createSession = ({ kept, onChange }: Deps) => {
  let user = parse(kept.get(readMe.path))

  const become = (next: User | undefined) => {
    const isOther = next?.id !== user?.id || next?.status !== user?.status
    user = next
    if (isOther) onChange(next)
  }

  return {
    user: () => user,
    restaurantId: () => user?.restaurant?._id,
    /** The cloud's answer to who is signed in. */
    keep: (body: string) => {
      const said = parse(body)
      if (!said) return
      if (said.id !== user?.id) kept.keepOnly([])
      kept.keep(readMe.path, body)
      become(said)
    },
    end: () => {
      kept.keepOnly([])
      become(undefined)
    },
  }
}

export type DeskSession = ReturnType<typeof createSession>
