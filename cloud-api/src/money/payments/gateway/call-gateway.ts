// An HTTP call to a payment gateway.
import { GatewayUnavailable, type GatewayCondition } from './payment-gateway.ts'

type GatewayCall = { method: 'GET' | 'POST'; url: string; key: string; body?: unknown; headers?: Record<string, string>; timeout: number }

/** Whether the answer leaves the outcome of the call open, or would not change with any repetition of the same key. */
const isNoAnswer = (status: number) => status >= 500 || status === 401 || status === 403 || status === 408 || status === 429

/** Returns the status and the JSON of the answer. Throws GatewayUnavailable when no answer decides the outcome of the call. */
export const callGateway = async ({
  method,
  url,
  key,
  body,
  headers: more,
  timeout,
}: GatewayCall): Promise<{ status: number; json: unknown }> => {
  const host = new URL(url).host
  const headers = {
    ...more,
    authorization: `Bearer ${key}`,
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (isNoAnswer(response.status)) {
      await response.body?.cancel()
      throw new GatewayUnavailable(`${host} answered ${response.status}`, { status: response.status })
    }
    return { status: response.status, json: await response.json() }
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error
    throw new GatewayUnavailable(`no answer from ${host}`, { cause: error })
  }
}

/** Returns the gateway's condition from a call that changes nothing. */
export const conditionOf = async (call: Promise<unknown>): Promise<GatewayCondition> => {
  try {
    await call
    return 'ready'
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    return error.status === 401 || error.status === 403 ? 'refused' : 'unavailable'
  }
}
