// One way to say a call. The server serves the constant, both clients make the call from it, OpenAPI is generated from it.
import type { z } from 'zod'
import type { FormBody, FormContract } from './form.ts'

/**
 * Who may make a call. `merchant` is an accepted restaurant's session, `any-merchant` a restaurant's whatever its status, `admin` an administrator's,
 * `signed-in` any session whatever its role or status.
 */
export type Access = 'anyone' | 'signed-in' | 'any-merchant' | 'merchant' | 'admin'

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the specification has it, parameters as `:name`. */
  path: `/api/${string}`
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** A multipart form instead of a body. */
  form?: FormContract
  reply: z.ZodType
  /** `safe`: changes nothing; `by-key`: needs an Idempotency-Key to be sent again; `no`: a second sending may act twice or be refused. */
  repeat: 'safe' | 'by-key' | 'no'
  /** What the desktop does while the line is down: answer from what it kept, queue the call, or refuse it. */
  offline: 'keep' | 'queue' | 'refuse'
}

export const route = <const R extends Route>(definition: R): R => definition

type Wire<S> = S extends z.ZodType ? z.input<S> : undefined
type Parts<R extends Route> = {
  params: Wire<R['params']>
  body: Wire<R['body']>
  form: R['form'] extends FormContract ? FormBody : undefined
}
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** A query of which nothing is needed may be left out. */
type Query<Q> = Q extends undefined ? unknown : Partial<Q> extends Q ? { query?: Q } : { query: Q }

/** What a caller gives with a call, as it travels (money in QAR). */
export type RequestOf<R extends Route> = Present<Parts<R>> & Query<Wire<R['query']>>
/** What a caller gets, as it travels (money in QAR). */
export type ReplyOf<R extends Route> = z.input<R['reply']>
