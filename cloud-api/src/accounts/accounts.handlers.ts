import type { Credentials, Role } from '@sufra/shared/accounts/account'
import { loginAdmin, loginMerchant, logout, readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import type { Accounts } from './accounts.ts'
import type { SessionCookies } from './session-cookies.ts'

export const serveAccounts = (app: FastifyInstance, accounts: Accounts, cookies: SessionCookies) => {
  const signIn = async (credentials: Credentials, role: Role, reply: FastifyReply) => {
    const signedIn = await accounts.signIn(credentials, role)
    cookies.setTokens(reply, signedIn)
    cookies.setUser(reply, signedIn.user)
    return { message: 'Signed in', accessToken: signedIn.accessToken, data: signedIn.user }
  }

  serve(app, loginMerchant, ({ body, reply }) => signIn(body, 'merchant', reply))
  serve(app, loginAdmin, ({ body, reply }) => signIn(body, 'admin', reply))

  serve(app, refreshToken, async ({ request, reply }) => {
    const presented = cookies.readRefresh(request)
    if (!presented) throw refused('session.none')
    const next = await accounts.refresh(presented)
    cookies.setTokens(reply, next)
    return { accessToken: next.accessToken }
  })

  serve(app, logout, async ({ request, reply }) => {
    const presented = cookies.readRefresh(request)
    if (presented) await accounts.signOut(presented)
    cookies.clear(reply)
    return { message: 'Signed out' }
  })

  serve(app, readMe, async ({ session, reply }) => {
    const user = await accounts.readUser(session.userId)
    if (!user) throw refused('session.none')
    cookies.setUser(reply, user)
    return { data: user }
  })
}
