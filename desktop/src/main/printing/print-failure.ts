import type { PrintProblem } from '@sufra/shared/printing/printer'

/** A ticket was not printed. `mayHavePrinted`: a part may have been printed, so the next attempt must be headed REPRINT. */
export class PrintFailure extends Error {
  readonly problem: PrintProblem
  readonly mayHavePrinted: boolean

  constructor(problem: PrintProblem, mayHavePrinted: boolean) {
    super(problem)
    this.name = 'PrintFailure'
    this.problem = problem
    this.mayHavePrinted = mayHavePrinted
  }
}

/** Returns the error as a PrintFailure; undefined for any other error. */
export const failureOf = (error: unknown): PrintFailure | undefined => (error instanceof PrintFailure ? error : undefined)
