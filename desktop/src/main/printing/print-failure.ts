import type { PrintProblem } from '@sufra/shared/printing/printer'

/** A ticket was not printed. `mayHavePrinted`: a part may have been printed, so the next try must be headed REPRINT. */
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
