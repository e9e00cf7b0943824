// Turns every error of a request into an error reply.
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import { refusals } from '@sufra/shared/features'
import { isRefusalCode, type RefusalCode } from '@sufra/shared/refusals/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isOutage } from '../db/connect.ts'
import { Refusal } from '../refusals/refused.ts'
import { languageOf, refusalMessage } from '../refusals/refusal-messages.ts'
import { busyPage } from './busy-page.ts'

type ErrorInfo = Pick<ErrorReply, 'details' | 'errors' | 'fields'> & { code: RefusalCode }

const codeOfStatus = (status: number): RefusalCode => {
  if (status === 413) return 'request.too_large'
  if (status === 429) return 'request.too_many'
  if (status === 503) return 'server.busy'
  return status >= 500 ? 'server.failed' : 'request.invalid'
}

/**
 * Describes a failed validation. People read the texts of the codes that the schema names, or one sentence for all other problems; `fields`
 * names those for developers. An address with malformed parameters counts as not found.
 */
const validationErrorOf = (error: FastifyError, language: 'en' | 'ar'): ErrorInfo | undefined => {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const messages = error.validation.map(({ message, instancePath }) => ({
    message: message ?? '',
    field: instancePath.split('/').filter(Boolean).join('.'),
  }))
  const named = messages.map(({ message }) => message).find(isRefusalCode)
  const fields = messages
    .filter(({ message }) => !isRefusalCode(message))
    .map(({ message, field }) => `${field || error.validationContext}: ${message}`)
  if (!named && error.validationContext === 'params') return { code: 'request.not_found', fields }
  const errors = messages.map(({ message }) => refusalMessage(isRefusalCode(message) ? message : 'request.invalid', language))
  return { code: named ?? 'request.invalid', errors: [...new Set(errors)], fields: fields.length > 0 ? fields : undefined }
}

const errorInfoOf = (error: FastifyError, language: 'en' | 'ar'): ErrorInfo => {
  if (error instanceof Refusal) {
    const errors = error.codes.length > 1 ? [...new Set(error.codes.map((code) => refusalMessage(code, language)))] : undefined
    return { code: error.code, details: error.details, errors }
  }
  if (isOutage(error)) return { code: 'server.busy' }
  return validationErrorOf(error, language) ?? { code: codeOfStatus(error.statusCode ?? 500) }
}

const isForPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true

const sendError = (request: FastifyRequest, reply: FastifyReply, { code, details, errors, fields }: ErrorInfo) => {
  const language = languageOf(request.headers['accept-language'])
  const body: ErrorReply = { success: false, error: code, message: refusalMessage(code, language, details), errors, fields, details }
  if (refusals[code].status === 503) void reply.header('retry-after', '1')
  void reply.code(refusals[code].status)
  if (code === 'server.busy' && isForPage(request)) return reply.type('text/html; charset=utf-8').send(busyPage(language, Math.random()))
  return reply.type('application/json; charset=utf-8').send(body)
}

export const handleErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const info = errorInfoOf(error, languageOf(request.headers['accept-language']))
    if (refusals[info.code].status >= 500) request.log.error({ err: error }, 'request failed')
    return sendError(request, reply, info)
  })
}

/** The 404 reply for paths that no route serves. */
export const replyNotFound = (request: FastifyRequest, reply: FastifyReply) => sendError(request, reply, { code: 'request.not_found' })
