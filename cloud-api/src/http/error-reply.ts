// The one handler of everything that goes wrong in a request.
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import { isRefusalCode, refusals, type RefusalCode } from '@sufra/shared/refusals/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isOutage } from '../db/connect.ts'
import { Refusal } from './refused.ts'
import { languageOf, wordsOf } from './refusal-messages.ts'

type Said = { code: RefusalCode; details?: unknown; errors?: string[] }

const codeOfStatus = (status: number): RefusalCode => {
  if (status === 413) return 'request.too_large'
  if (status === 429) return 'request.too_many'
  if (status === 503) return 'server.busy'
  return status >= 500 ? 'server.failed' : 'request.invalid'
}

/** What a failed validation says: our own code where the schema names one, else the field and what is wrong with it. */
const invalid = (error: FastifyError, language: 'en' | 'ar'): Said | undefined => {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const messages = error.validation.map(({ message, instancePath }) => ({
    message: message ?? '',
    field: instancePath.split('/').filter(Boolean).join('.'),
  }))
  const named = messages.map(({ message }) => message).find(isRefusalCode)
  const errors = messages.map(({ message, field }) => (isRefusalCode(message) ? wordsOf(message, language) : `${field}: ${message}`))
  return { code: named ?? 'request.invalid', errors: [...new Set(errors)] }
}

const saidOf = (error: FastifyError, language: 'en' | 'ar'): Said => {
  if (error instanceof Refusal) {
    const errors = error.codes.length > 1 ? [...new Set(error.codes.map((code) => wordsOf(code, language)))] : undefined
    return { code: error.code, details: error.details, errors }
  }
  if (isOutage(error)) return { code: 'server.busy' }
  return invalid(error, language) ?? { code: codeOfStatus(error.statusCode ?? 500) }
}

const answer = (request: FastifyRequest, reply: FastifyReply, { code, details, errors }: Said) => {
  const body: ErrorReply = {
    success: false,
    error: code,
    message: wordsOf(code, languageOf(request.headers['accept-language']), details),
    errors,
    details,
  }
  if (refusals[code] === 503) void reply.header('retry-after', '1')
  return reply.code(refusals[code]).type('application/json; charset=utf-8').send(body)
}

export const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const said = saidOf(error, languageOf(request.headers['accept-language']))
    if (refusals[said.code] >= 500) request.log.error({ err: error }, 'a request failed')
    return answer(request, reply, said)
  })
}

/** For paths under /api that no route serves. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, { code: 'request.not_found' })
