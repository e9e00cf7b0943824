// How the width of a page is shared by the columns of a table.

/** What a column needs: its widest word, which is not split, and its widest text, which then stands in one line. Any unit, the same for all. */
export type ColumnNeed = { word: number; text: number }

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/**
 * Their sum is `total`. Every column has room for its widest text if all fit, with the rest shared in proportion; else every column has room for its widest
 * word, and what is left goes where texts are wrapped; else words are split alike everywhere.
 */
export const columnWidths = (needs: readonly ColumnNeed[], total: number): number[] => {
  const texts = sumOf(needs.map(({ text }) => text))
  if (texts <= total) return needs.map(({ text }) => (text * total) / texts)
  const words = sumOf(needs.map(({ word }) => word))
  if (words >= total) return needs.map(({ word }) => (word * total) / words)
  return needs.map(({ word, text }) => word + ((text - word) * (total - words)) / (texts - words))
}
