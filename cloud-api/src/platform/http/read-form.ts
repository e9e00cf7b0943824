// Reads a whole multipart form within the limits of its contract. Declared file types and names are ignored.
import type {} from '@fastify/multipart'
import type { FormContract } from '@sufra/shared/contract/form'
import { isRefusalCode, type RefusalCode } from '@sufra/shared/refusals/refusals'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal, refused } from '../refusals/refused.ts'

/** `repeated`: the files of the part that may be repeated, in order. */
export type ParsedForm<F extends FormContract> = {
  fields: z.output<F['fields']>
  files: ReadonlyMap<string, Buffer>
  repeated: readonly Buffer[]
}

/** Called once with the raw fields before the first file, before any of the file is read. */
export type BeforeFiles = (texts: Record<string, unknown>) => Promise<void>

/** Unknown fields are ignored, up to this number. */
const maxUnknownFields = 10
const maxFieldBytes = 256 * 1024
const maxFormBytes = 40 * 1024 * 1024

const isTooLarge = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
/**
 * Whether the error is a malformed form, which is the client's error: the parser's own errors, for example of a missing boundary, have no
 * status.
 */
const isFormError = (error: unknown) =>
  !(error instanceof Refusal) && error instanceof Error && (!('statusCode' in error) || Number(error.statusCode) < 500)

const readParts = async (request: FastifyRequest, contract: FormContract, beforeFiles: BeforeFiles | undefined) => {
  const { fields, files, maxFiles, maxFileBytes, repeated } = contract
  const texts: Record<string, unknown> = {}
  const found = new Map<string, Buffer>()
  const repeatedFiles: Buffer[] = []
  const maxFields = Object.keys(fields.shape).length + maxUnknownFields
  let size = 0
  const limits = { fileSize: maxFileBytes, files: maxFiles, fields: maxFields, fieldSize: maxFieldBytes, parts: maxFiles + maxFields }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || Object.hasOwn(texts, part.fieldname)) throw refused('request.invalid')
      texts[part.fieldname] = part.value
      continue
    }
    const isRepeated = part.fieldname === repeated?.name
    if (!files.test(part.fieldname) || found.has(part.fieldname)) throw refused('request.invalid')
    if (isRepeated && repeatedFiles.length >= repeated.maxCount) throw refused(repeated.tooMany)
    if (found.size === 0 && repeatedFiles.length === 0) await beforeFiles?.(texts)
    const bytes = await part.toBuffer()
    size += bytes.length
    if (size > maxFormBytes) throw refused('request.too_large')
    if (isRepeated) repeatedFiles.push(bytes)
    else found.set(part.fieldname, bytes)
  }
  return { texts, files: found, repeated: repeatedFiles }
}

/** A refusal with every invalid field's path and code. */
const fieldsRefusal = (error: z.ZodError) => {
  const fields = error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    code: isRefusalCode(message) ? message : ('request.invalid' satisfies RefusalCode),
  }))
  const codes = [...new Set(fields.map(({ code }) => code))]
  return refused(codes[0] ?? 'request.invalid', { fields }, codes)
}

/** Validates fields before any file is read, and so refuses a form whose files precede them. */
export const validateBeforeFiles =
  <Fields extends z.ZodObject>(fields: Fields, check: (fields: z.output<Fields>) => Promise<unknown>): BeforeFiles =>
  async (texts) => {
    const parsed = fields.safeParse(texts)
    if (!parsed.success) throw fieldsRefusal(parsed.error)
    await check(parsed.data)
  }

/** Drains the rest of a refused form, so that the client can finish sending and read the response. */
const drainRequest = (request: FastifyRequest) => {
  request.raw.unpipe()
  request.raw.resume()
}

/**
 * Refuses `request.invalid` for a malformed form, `request.too_large`, the contract's own code for a too large file,
 * and invalid fields with each field's path in the details.
 */
export const readForm = async <F extends FormContract>(
  request: FastifyRequest,
  contract: F,
  beforeFiles?: BeforeFiles,
): Promise<ParsedForm<F>> => {
  if (!request.isMultipart()) throw refused('request.invalid')
  const { texts, files, repeated } = await readParts(request, contract, beforeFiles).catch((error: unknown) => {
    drainRequest(request)
    if (isTooLarge(error)) throw refused(contract.tooLarge)
    if (isFormError(error)) throw refused('request.invalid')
    throw error
  })
  const parsed = contract.fields.safeParse(texts)
  if (!parsed.success) throw fieldsRefusal(parsed.error)
  return { fields: parsed.data as z.output<F['fields']>, files, repeated } // the output of the contract's schema
}
