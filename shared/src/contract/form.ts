// Multipart forms: fields of text, some of which hold JSON, and files.
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the schema reports a missing field
  }
}

/** A field that holds JSON. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string('request.invalid')
    .transform(parseJson)
    .pipe(schema as z.ZodType<z.output<Schema>>) // the input is unknown until it has been parsed

/**
 * The fields and files of a multipart form. `files` matches the allowed file names; a file above `maxFileBytes` is refused with `tooLarge`.
 * `repeated` names the one file field that may occur several times.
 */
export type FormContract = {
  fields: z.ZodObject
  files: RegExp
  maxFiles: number
  maxFileBytes: number
  tooLarge: RefusalCode
  repeated?: { name: string; maxCount: number; tooMany: RefusalCode }
}

/** The platform's FormData, or never where there is none. */
export type FormBody = typeof globalThis extends { FormData: { prototype: infer Form } } ? Form : never
