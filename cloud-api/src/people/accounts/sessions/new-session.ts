// A new session and its first tokens.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../platform/http/tokens.ts'
import { refreshExpiry, type Tokens } from './tokens.ts'
import { userAgentOf } from '../../../platform/http/addresses/user-agent.ts'

type Fields = {
  userId: string
  restaurantId: string | null
  userAgent: string
  networkHash: string | null
  deviceHash: string
  isByPin: boolean
}

export const createNewSession = (tokens: Tokens, now: () => Date) => (fields: Fields) => {
  const id = randomBytes(16).toString('base64url')
  const refreshToken = tokens.firstRefresh(id)
  const row = {
    ...fields,
    id,
    userAgent: userAgentOf(fields.userAgent),
    signedInAt: now(),
    currentHash: hashToken(refreshToken),
    rotatedAt: now(),
    expiresAt: refreshExpiry(now()),
  }
  return { row, refreshToken }
}

export type NewSession = ReturnType<typeof createNewSession>
