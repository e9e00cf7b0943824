// Multipart forms: fields of text, some of which hold JSON, and files.
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the schema behind says what is missing
  }
}

/** A field that holds JSON. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string('request.invalid')
    .transform(parseJson)
    .pipe(schema as z.ZodType<z.output<Schema>>) // what a text holds is unknown until the schema has read it

/**
 * What a form of a route may hold: its fields of text, and by what names it takes files; `tooLarge` is said of a file above `largestFile` bytes.
 * `repeated` names the one kind of file that may come several times.
 */
export type FormContract = {
  fields: z.ZodObject
  files: RegExp
  maxFiles: number
  maxFileBytes: number
  tooLarge: RefusalCode
  repeated?: { name: string; most: number; tooMany: RefusalCode }
}

/** A form as the caller's own platform has it, where it has one. */
export type FormBody = typeof globalThis extends { FormData: { prototype: infer Form } } ? Form : never
