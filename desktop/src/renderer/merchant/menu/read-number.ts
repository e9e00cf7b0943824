const arabicDigits = /[٠-٩]/g

/** A number as people type it: with Latin or Arabic digits, a point, comma or Arabic decimal sign. NaN for anything else. */
export const readNumber = (typed: string): number => {
  const latin = typed
    .trim()
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[,٫]/, '.')
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(latin) ? Number(latin) : Number.NaN
}
