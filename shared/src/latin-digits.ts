const otherDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']

/** Latin digits for whatever digits were typed; everything else stays. */
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
