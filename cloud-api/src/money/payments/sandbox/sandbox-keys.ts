import { createHmac } from 'node:crypto'

const keyFor = (secret: Uint8Array, purpose: string) =>
  createHmac('sha256', secret).update(`sandbox gateway ${purpose}`).digest('base64url')

/**
 * Returns the sandbox's API key and webhook secret. They are equal in every copy with the same SESSION_SECRET, so that one copy's sandbox
 * serves them all.
 */
export const sandboxKeys = (secret: Uint8Array) => ({
  apiKey: keyFor(secret, 'api key'),
  webhookSecret: keyFor(secret, 'webhooks'),
})
