// Calls of Tap's API.
import type { Language } from '@sufra/shared/localized-text'
import { z } from 'zod'
import { callGateway } from '../gateway/call-gateway.ts'
import { GatewayUnavailable } from '../gateway/payment-gateway.ts'

export type TapAccount = {
  /** Address of the API, such as https://api.tap.company/v2. */
  url: string
  secretKey: string
  publicKey: string
  merchantId: string | undefined
  /** Milliseconds. */
  timeout: number
}

type TapCall = { method: 'GET' | 'POST'; path: string; body?: object; language?: Language }

const tapErrors = z.object({
  message: z.string().catch(''),
  errors: z.array(z.object({ code: z.string().catch(''), description: z.string().catch('') })).catch([]),
})

/** Whether Tap's error says that an object, or a list, does not exist. */
export const isNotFound = (error: string): boolean => /not found/i.test(error)

const errorOf = (status: number, json: unknown): string => {
  const { message = '', errors = [] } = tapErrors.safeParse(json).data ?? {}
  return [status, message, ...errors.map(({ code, description }) => `${code} ${description}`)].join(' ')
}

export const createTapApi = ({ url, secretKey, timeout }: TapAccount) => {
  /** Returns the object, or the error with which Tap refused the request (400 to 499) without any effect. */
  const call = async <T>(schema: z.ZodType<T>, { method, path, body, language }: TapCall): Promise<{ value: T } | { error: string }> => {
    const headers = language && { lang_code: language }
    const { status, json } = await callGateway({ method, url: `${url}${path}`, key: secretKey, body, headers, timeout })
    if (status >= 400) return { error: errorOf(status, json) }
    const value = schema.safeParse(json)
    if (!value.success) throw new GatewayUnavailable(`Tap's answer to ${path.replace(/\/\w+_\w+/, '')} cannot be read`)
    return { value: value.data }
  }
  return {
    post: <T>(schema: z.ZodType<T>, path: string, body: object, language?: Language) =>
      call(schema, { method: 'POST', path, body, language }),
    get: <T>(schema: z.ZodType<T>, path: string) => call(schema, { method: 'GET', path }),
  }
}

export type TapApi = ReturnType<typeof createTapApi>
