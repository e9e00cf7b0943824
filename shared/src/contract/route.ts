// Route definitions. The server registers them, both clients make calls from them, and OpenAPI is generated from them.
import type { z } from 'zod'
import type { Permission } from '../permissions/permissions.ts'
import type { FormBody, FormContract } from './form.ts'

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path of the specification, with parameters as `:name`. */
  path: `/api/${string}`
  /** The permission that the caller needs; `public`: anyone may call it, with or without a session. */
  permission: Permission | 'public'
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** A multipart form instead of a body. */
  form?: FormContract
  reply: z.ZodType
  /** `safe`: idempotent; `keyed`: idempotent with an Idempotency-Key; `no`: a repeated request may act twice or be refused. */
  idempotency: 'safe' | 'keyed' | 'no'
  /**
   * Behaviour of the desktop app while it is offline: it answers from its cache, or queues the call. A call without this field needs the
   * cloud.
   */
  offline?: 'cache' | 'queue'
}

export const route = <const R extends Route>(definition: R): R => definition

type Wire<S> = S extends z.ZodType ? z.input<S> : undefined
type RequestFields<R extends Route> = {
  params: Wire<R['params']>
  body: Wire<R['body']>
  form: R['form'] extends FormContract ? FormBody : undefined
}
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** `query` is optional when all its fields are optional. */
type Query<Q> = Q extends undefined ? unknown : Partial<Q> extends Q ? { query?: Q } : { query: Q }

/** The input of a call, as sent over the wire (money in QAR). */
export type RequestOf<R extends Route> = Present<RequestFields<R>> & Query<Wire<R['query']>>
/** The reply of a call, as received over the wire (money in QAR). */
export type ReplyOf<R extends Route> = z.input<R['reply']>
