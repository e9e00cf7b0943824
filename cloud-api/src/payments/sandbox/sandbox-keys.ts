import { createHmac } from 'node:crypto'

const keyFor = (secret: Uint8Array, purpose: string) =>
  createHmac('sha256', secret).update(`sandbox gateway ${purpose}`).digest('base64url')

/** The sandbox's API key and webhook secret: those of every copy that has the same SESSION_SECRET, so that one copy's sandbox serves them all. */
export const sandboxKeys = (secret: Uint8Array) => ({
  apiKey: keyFor(secret, 'api key'),
  webhookSecret: keyFor(secret, 'webhooks'),
})
