import { withLatinDigits } from '@sufra/shared/latin-digits'

/** Reads a typed number with Latin or Arabic digits and a point, comma or Arabic decimal separator. Returns NaN for anything else. */
export const readNumber = (typed: string): number => {
  const latin = withLatinDigits(typed.trim()).replace(/[,٫]/, '.')
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(latin) ? Number(latin) : Number.NaN
}
