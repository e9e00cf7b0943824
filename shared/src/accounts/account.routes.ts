import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done } from '../contract/wire.ts'
import { credentials, user } from './account.ts'

export const signedIn = done.extend({ accessToken: z.string(), data: user })

export const loginMerchant = route({
  method: 'POST',
  path: '/api/restaurants/login',
  permission: 'public',
  summary: 'Signs a merchant in: sets the session cookies and the `user` cookie of 7 days',
  body: credentials,
  reply: signedIn,
  idempotency: 'no',
})

export const loginAdmin = route({
  method: 'POST',
  path: '/api/admin/login',
  permission: 'public',
  summary: 'Signs an administrator in',
  body: credentials,
  reply: signedIn,
  idempotency: 'no',
})

export const refreshToken = route({
  method: 'POST',
  path: '/api/restaurants/refresh-token',
  permission: 'public',
  summary: 'Trades the refresh cookie for a new access token and a new refresh cookie, for both roles',
  reply: z.object({ success: z.literal(true), accessToken: z.string() }),
  idempotency: 'no',
})

export const logout = route({
  method: 'POST',
  path: '/api/restaurants/logout',
  permission: 'public',
  summary: 'Ends the session, if there is one, and clears its cookies, for both roles',
  reply: done,
  idempotency: 'safe',
})

export const readMe = route({
  method: 'GET',
  path: '/api/restaurants/me',
  permission: 'account.read',
  summary: 'Who is signed in, with the status of now',
  reply: z.object({ success: z.literal(true), data: user }),
  idempotency: 'safe',
  offline: 'cache',
})
