// Answers the calls of a component for a test, instead of the network.
import { vi } from 'vitest'

export type Answer = { status?: number; body: object }

export const answerWith = (data: unknown): Answer => ({ body: { success: true, data } })
export const refuseWith = (status: number, error: string, details?: object): Answer => ({
  status,
  body: { success: false, error, message: error, ...(details && { details }) },
})

const parsed = (body: string | FormData | undefined): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return body === undefined ? undefined : JSON.parse(body)
}

/**
 * Answers by method and path; a missing answer fails like a lost network. A list answers one call after another. Returns the sent bodies.
 */
export const answerCalls = (answers: Record<string, Answer | (Answer | Promise<Answer>)[]>) => {
  const sent: Record<string, unknown[]> = {}
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string | FormData }) => {
    const name = `${method} ${url}`
    ;(sent[name] ??= []).push(parsed(body))
    const own = answers[name]
    const answer = Array.isArray(own) ? await own.shift() : own
    if (!answer) throw new TypeError('no network')
    return { ok: !answer.status, status: answer.status ?? 200, statusText: '', headers: new Headers(), json: async () => answer.body }
  })
  return sent
}
