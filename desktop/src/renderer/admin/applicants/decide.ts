import { ApiError } from '@sufra/shared/contract/api-error'

const over = new Set<unknown>(['applicant.changed', 'applicant.nothing_to_decide'])

/** Whether a decision came too late: somebody else was first, or other papers were sent. */
export const cameTooLate = (error: unknown): boolean => error instanceof ApiError && over.has(error.code)
