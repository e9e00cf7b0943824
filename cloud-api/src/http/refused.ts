import { refusals, type RefusalCode } from '@sufra/shared/refusals/refusals'

/** An expected no. Its status stands in `refusals.ts`, its words in i18n. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: unknown

  constructor(code: RefusalCode, details?: unknown) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status() {
    return refusals[this.code]
  }
}

export const refused = (code: RefusalCode, details?: unknown) => new Refusal(code, details)
