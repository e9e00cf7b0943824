import { RefusedForGood, type Provider } from './sender.ts'

/** What says that this message or number is wrong, and not us or the moment. */
const wrongMessage = new Set([400, 422])

/**
 * An SMS provider over HTTP: POST {to, text} as JSON, with a bearer token when there is one, and the message's id as Idempotency-Key. Every answer but 2xx is a
 * refusal.
 */
export const createHttpSms =
  (url: string, token: string | undefined): Provider =>
  async ({ id, to, text }) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': id, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ to, text }), signal: AbortSignal.timeout(10_000) })
    await answer.body?.cancel()
    if (answer.ok) return
    const said = `the SMS provider answered ${answer.status}`
    throw wrongMessage.has(answer.status) ? new RefusedForGood(said) : new Error(said)
  }
