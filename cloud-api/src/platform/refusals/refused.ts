import { refusals } from '@sufra/shared/features'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'

/** An expected error. Its status and its text are defined by its feature (`<feature>.refusals.ts` of shared). */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: unknown
  /** All codes, when there is more than one problem. */
  readonly codes: readonly RefusalCode[]

  constructor(code: RefusalCode, details?: unknown, codes: readonly RefusalCode[] = []) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
    this.codes = codes
  }

  get status() {
    return refusals[this.code].status
  }
}

export const refused = (code: RefusalCode, details?: unknown, codes?: readonly RefusalCode[]) => new Refusal(code, details, codes)
