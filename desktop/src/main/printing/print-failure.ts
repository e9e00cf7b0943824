import type { PrintProblem } from '@sufra/shared/printing/printer'

/** A ticket that did not come out. `mayHavePrinted`: some of it went to the printer, so that a second one must say so. */
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
