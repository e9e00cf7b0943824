import { PermanentSendError, type Provider } from './sender.ts'

/** Statuses that mean an invalid message or number, rather than a problem of our account or a temporary problem. */
const permanentStatuses = new Set([400, 422])

/**
 * An SMS provider over HTTP: POST {to, text} as JSON, with a bearer token if there is one, and the message's id as
 * Idempotency-Key. Every status but 2xx is a failure.
 */
export const createHttpSms =
  (url: string, token: string | undefined): Provider =>
  async ({ id, to, text }) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': id, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ to, text }), signal: AbortSignal.timeout(10_000) })
    await answer.body?.cancel()
    if (answer.ok) return
    const reason = `the SMS provider answered ${answer.status}`
    throw permanentStatuses.has(answer.status) ? new PermanentSendError(reason) : new Error(reason)
  }
