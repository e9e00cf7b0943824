const otherDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']

/** Replaces Arabic and Persian digits by Latin digits. */
export const withLatinDigits = (text: string): string =>
  [...text]
    .map(
      (letter) =>
        otherDigits
          .map((digits) => digits.indexOf(letter))
          .find((digit) => digit >= 0)
          ?.toString() ?? letter,
    )
    .join('')
