// A multipart form, read whole and within its contract's limits. What it says of a file's type and name is not read.
import type {} from '@fastify/multipart'
import type { FormContract } from '@sufra/shared/contract/form'
import { isRefusalCode, type RefusalCode } from '@sufra/shared/refusals/refusals'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal, refused } from './refused.ts'

/** `repeated`: the files of the name that may be repeated, in the form's order. */
export type ReadForm<F extends FormContract> = {
  fields: z.output<F['fields']>
  files: ReadonlyMap<string, Buffer>
  repeated: readonly Buffer[]
}

/** Called once with the fields that came before the first file, as they were sent, and before anything of the file is read. */
export type BeforeFiles = (texts: Record<string, unknown>) => Promise<void>

/** Fields that no contract names are passed over, but not without end. */
const spareFields = 10
const maxFieldBytes = 256 * 1024
const maxFormBytes = 40 * 1024 * 1024

const isTooLarge = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
/** A form that cannot be read is the caller's: the parser's own errors, of a missing boundary for one, have no status. */
const isFormError = (error: unknown) =>
  !(error instanceof Refusal) && error instanceof Error && (!('statusCode' in error) || Number(error.statusCode) < 500)

const readParts = async (request: FastifyRequest, contract: FormContract, beforeFiles: BeforeFiles | undefined) => {
  const { fields, files, maxFiles, maxFileBytes, repeated } = contract
  const texts: Record<string, unknown> = {}
  const found = new Map<string, Buffer>()
  const several: Buffer[] = []
  const maxFields = Object.keys(fields.shape).length + spareFields
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
    if (isRepeated && several.length >= repeated.most) throw refused(repeated.tooMany)
    if (found.size === 0 && several.length === 0) await beforeFiles?.(texts)
    const bytes = await part.toBuffer()
    size += bytes.length
    if (size > maxFormBytes) throw refused('request.too_large')
    if (isRepeated) several.push(bytes)
    else found.set(part.fieldname, bytes)
  }
  return { texts, files: found, repeated: several }
}

/** All that is wrong with the fields: each with its path and its code. */
const refuseFields = (error: z.ZodError) => {
  const fields = error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    code: isRefusalCode(message) ? message : ('request.invalid' satisfies RefusalCode),
  }))
  const codes = [...new Set(fields.map(({ code }) => code))]
  return refused(codes[0] ?? 'request.invalid', { fields }, codes)
}

/** Checks fields before any file is read, and so refuses a form whose files come before them. */
export const checkFirst =
  <Fields extends z.ZodObject>(fields: Fields, check: (fields: z.output<Fields>) => Promise<unknown>): BeforeFiles =>
  async (texts) => {
    const parsed = fields.safeParse(texts)
    if (!parsed.success) throw refuseFields(parsed.error)
    await check(parsed.data)
  }

/** What is left of a refused form is let through unread, so that the caller can finish sending and read the answer. */
const skipRest = (request: FastifyRequest) => {
  request.raw.unpipe()
  request.raw.resume()
}

/**
 * Refuses `request.invalid` for what is no such form, `request.too_large`, the contract's own code for a file that is too large, and what the fields' schema
 * says, with the path of each field in the details.
 */
export const readForm = async <F extends FormContract>(
  request: FastifyRequest,
  contract: F,
  beforeFiles?: BeforeFiles,
): Promise<ReadForm<F>> => {
  if (!request.isMultipart()) throw refused('request.invalid')
  const { texts, files, repeated } = await readParts(request, contract, beforeFiles).catch((error: unknown) => {
    skipRest(request)
    if (isTooLarge(error)) throw refused(contract.tooLarge)
    if (isFormError(error)) throw refused('request.invalid')
    throw error
  })
  const parsed = contract.fields.safeParse(texts)
  if (!parsed.success) throw refuseFields(parsed.error)
  return { fields: parsed.data as z.output<F['fields']>, files, repeated } // what the contract's own schema gave
}
