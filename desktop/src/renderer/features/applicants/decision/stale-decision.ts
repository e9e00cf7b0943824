import { ApiError } from '@sufra/shared/contract/api-error'

const staleCodes = new Set<unknown>(['applicant.changed', 'applicant.nothing_to_decide'])

/** Whether a decision was refused because another administrator has decided or new documents were submitted. */
export const isStaleDecision = (error: unknown): boolean => error instanceof ApiError && staleCodes.has(error.code)
