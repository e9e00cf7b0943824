import { refusals, type RefusalCode } from '@sufra/shared/refusals/refusals'

/** An expected no. Its status stands in `refusals.ts`, its words in i18n. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: unknown
  /** All that is wrong, where it is more than one thing. */
  readonly codes: readonly RefusalCode[]

  constructor(code: RefusalCode, details?: unknown, codes: readonly RefusalCode[] = []) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
    this.codes = codes
  }

  get status() {
    return refusals[this.code]
  }
}

export const refused = (code: RefusalCode, details?: unknown, codes?: readonly RefusalCode[]) => new Refusal(code, details, codes)
