// Reads the cloud's data as its merchant.
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { createClient } from '@sufra/shared/contract/client'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { webSocketAddress } from '@sufra/shared/realtime/reconnecting-socket'
import { WebSocket } from 'ws'

const demo = { email: 'demo@sufra.test', password: 'Sufra@2026' }

/** Returns a client with a new session: an access token expires after fifteen minutes of the clock. */
export const signInAgain = async (url: string) => {
  const send = (authorization: string) =>
    createClient({ baseUrl: url, fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, authorization } }) })
  const { accessToken } = await send('')(loginMerchant, { body: demo })
  const authorization = `Bearer ${accessToken}`
  return { call: send(authorization), authorization }
}

const signedIn = new Map<string, ReturnType<typeof signInAgain>>()

/** Returns the merchant's client. Signs in once per URL, because sign-ins are limited. */
export const signInToCloud = (url: string) => {
  const known = signedIn.get(url) ?? signInAgain(url)
  signedIn.set(url, known)
  return known
}

/** Returns every row of a restaurant's feed, in order: of the demo restaurant, or of the authorized one. */
export const readFeed = async (url: string, authorizedAs?: string): Promise<FeedEnvelope[]> => {
  const authorization = authorizedAs ?? (await signInToCloud(url)).authorization
  const socket = new WebSocket(webSocketAddress(url), { headers: { origin: url, authorization } })
  const rows: FeedEnvelope[] = []
  await new Promise<void>((resolve, reject) => {
    let newest: number | undefined
    socket.on('open', () => socket.send(JSON.stringify({ event: 'join_merchant_room', data: { since: 0 } })))
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      const envelope = JSON.parse(data.toString()) as FeedEnvelope | { event: 'joined' | 'resync'; seq: number } // sent by our own server
      if (envelope.event === 'resync') reject(new Error('the feed no longer reaches back'))
      if (envelope.event === 'joined') newest = envelope.seq
      else if ('data' in envelope) rows.push(envelope)
      if (newest !== undefined && (rows.at(-1)?.seq ?? 0) >= newest) resolve()
    })
  })
  socket.close()
  return rows
}

/** Returns the statuses that an order was moved to, in feed order. */
export const movesOf = (rows: FeedEnvelope[], orderId: string): string[] =>
  rows.flatMap((row) => (row.event === 'order_status_updated' && row.data.orderId === orderId ? [row.data.status] : []))
