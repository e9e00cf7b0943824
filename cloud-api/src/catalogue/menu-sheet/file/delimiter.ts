/** Spreadsheets write commas, semicolons (where a comma is the decimal sign) or tabs ("Unicode text"). */
const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

const linesToRead = 50
/** A first line that names the delimiter for Excel. */
const named = /^\uFEFF?sep=([,;\t])\r?\n?/i

/** Returns the delimiter of a CSV text, and the start of the text after a line that names it. */
export const findDelimiter = (text: string): { delimiter: Delimiter; from: number } => {
  const line = named.exec(text)
  const byName = delimiters.find((each) => each === line?.[1])
  if (line && byName) return { delimiter: byName, from: line[0].length }
  const lines = text
    .slice(0, 200_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|[\r\n]/)
    .filter((each) => each.trim() !== '')
    .slice(0, linesToRead)
  const scores = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(lines, delimiter) }))
  return { delimiter: scores.reduce((one, other) => (other.score > one.score ? other : one)).delimiter, from: 0 }
}

/**
 * Returns the number of lines with the most usual number of delimiters, and then that number: a delimiter divides most lines alike, a
 * character in texts does not.
 */
const scoreOf = (lines: readonly string[], delimiter: Delimiter): number => {
  const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
  const byCount = [...new Set(counts)].map((count) => counts.filter((each) => each === count).length * 1_000 + Math.min(count, 999))
  return Math.max(0, ...byCount)
}
