// Distribution of a page's width among the columns of a table.

/** Needs of a column: its widest word, which is not split, and its widest text, for a single line. Any unit, the same for all. */
export type ColumnNeed = { word: number; text: number }

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/**
 * Returns widths whose sum is `total`. Every column has room for its widest text if all fit, with the rest shared in proportion; otherwise
 * every column has room for its widest word, and the rest goes to wrapped texts; otherwise words are split alike everywhere.
 */
export const columnWidths = (needs: readonly ColumnNeed[], total: number): number[] => {
  const texts = sumOf(needs.map(({ text }) => text))
  if (texts <= total) return needs.map(({ text }) => (text * total) / texts)
  const words = sumOf(needs.map(({ word }) => word))
  if (words >= total) return needs.map(({ word }) => (word * total) / words)
  return needs.map(({ word, text }) => word + ((text - word) * (total - words)) / (texts - words))
}
