// Access tokens (JWT, 15 minutes) and refresh tokens (7 days, rotated at each use).
import { createHmac, randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

const accessMinutes = 15
export const refreshDays = 7

/** Returns the expiry of a refresh token that is issued now. */
export const refreshExpiry = (now: Date): Date => new Date(now.getTime() + refreshDays * 86_400_000)

/** `expired`: a valid access token past its expiry; `invalid`: anything else. */
export type ReadToken = { state: 'valid'; sessionId: string } | { state: 'expired' | 'invalid' }

export const createTokens = (secret: Uint8Array, now: () => Date) => ({
  signAccess: (sessionId: string, minutes: number = accessMinutes): Promise<string> =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(sessionId)
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + minutes * 60_000))
      .sign(secret),

  readAccess: async (token: string): Promise<ReadToken> => {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now() })
      return payload.sub ? { state: 'valid', sessionId: payload.sub } : { state: 'invalid' }
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { state: 'expired' }
      if (error instanceof errors.JOSEError) return { state: 'invalid' }
      throw error
    }
  },

  /** `<session>.<secret>`: the first refresh token of a family. */
  firstRefresh: (sessionId: string): string => `${sessionId}.${randomBytes(32).toString('base64url')}`,

  /** A token always has the same successor, so that a refresh can be repeated after a lost response. */
  successorOf: (refreshToken: string): string => {
    const [sessionId] = refreshToken.split('.')
    return `${sessionId}.${createHmac('sha256', secret).update(`refresh ${refreshToken}`).digest('base64url')}`
  },
})

export type Tokens = ReturnType<typeof createTokens>
