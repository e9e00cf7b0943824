// Multipart forms: fields of text, some of which hold JSON, and files.
import { z } from 'zod'

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
    .pipe(schema as z.ZodType<z.output<Schema>, unknown>) // what a text holds is unknown until the schema has read it

/** What a form of a route may hold: its fields of text, and by what names it takes files. */
export type FormContract = { fields: z.ZodObject; files: RegExp; mostFiles: number; largestFile: number }
