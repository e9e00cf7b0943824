// Converts figures on a page to numbers.
import type { Page } from 'playwright/test'

/** The first number of a text; 0 without a number, as in an empty cell of a chart. */
export const amountIn = (text: string | null): number => Number(/-?\d[\d,]*(\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', '') ?? 0)

/** Less than a minute is shown in seconds, in both languages. */
const inSeconds = /\d (?:s|ثانية|ثوانٍ)$/

/** The numbers in the rows of a table, without its headings: for each row, the values of all columns after its name; times in minutes. */
export const figuresOf = async (page: Page, table: string): Promise<number[][]> => {
  const rows = page
    .getByRole('table', { name: table, exact: true })
    .or(page.getByRole('group', { name: table, exact: true }).locator('table'))
  const texts = await rows
    .first()
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)))
  return texts.map((cells) => cells.map((text) => amountIn(text) / (inSeconds.test(text) ? 60 : 1)))
}

/** The sum of a column, to two decimals. Cells without a number are ignored. */
export const sumOf = (rows: readonly (readonly number[])[], column: number): number =>
  Math.round(rows.reduce((sum, row) => sum + (row[column] || 0), 0) * 100) / 100
