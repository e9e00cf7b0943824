// The signature of the sandbox's webhooks: an HMAC of the time and the body, so that an old message cannot be sent again later.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'sandbox-signature'

const maxAgeSeconds = 300

const digest = (secret: string, seconds: number, body: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

export const signWebhook = (secret: string, now: Date, body: string): string => {
  const seconds = Math.floor(now.getTime() / 1_000)
  return `t=${seconds},v1=${digest(secret, seconds, body)}`
}

/** Whether the header was made with this secret for this body, at most five minutes ago. */
export const isSignedWebhook = (secret: string, now: Date, header: string, body: string): boolean => {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!signature || Math.abs(now.getTime() / 1_000 - Number(time)) > maxAgeSeconds) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(digest(secret, Number(time), body)))
}
