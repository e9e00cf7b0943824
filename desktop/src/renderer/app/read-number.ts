import { withLatinDigits } from '@sufra/shared/latin-digits'

/** A number as people type it: with Latin or Arabic digits, a point, comma or Arabic decimal sign. NaN for anything else. */
export const readNumber = (typed: string): number => {
  const latin = withLatinDigits(typed.trim()).replace(/[,٫]/, '.')
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(latin) ? Number(latin) : Number.NaN
}
