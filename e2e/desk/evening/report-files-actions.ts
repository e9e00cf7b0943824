import { expect } from 'playwright/test'
import { reportFileFormats, reportParts, reportTables, type ReportFileFormat, type ReportPart } from '@sufra/shared/reports/report-file'
import { isFullRun } from '../../../scripts/common/test-scope.ts'
import { figure } from '../dashboard/figure.ts'
import { startOf } from '../menu/menu-text.ts'
import type { Evening } from './evening-scene.ts'
import { amountIn, figuresOf, sumOf } from './figures-in.ts'
import { readCsvRows, readNumbers, type Rows } from './read-report-file.ts'

/** Tables whose rows are summed, with the columns after the name that the page and the file share. */
const summed = [
  { part: 'days', columns: [0, 1, 3] },
  { part: 'items', columns: [0, 1] },
  { part: 'cuisines', columns: [0, 1] },
  { part: 'methods', columns: [0, 1] },
  { part: 'types', columns: [0, 1] },
  { part: 'reasons', columns: [0, 1] },
] as const

const save = async ({ owner, texts }: Evening, part: ReportPart, format: ReportFileFormat): Promise<string> => {
  const { history, reports } = texts
  await owner.getByLabel(reports.file.part).selectOption(part)
  const download = owner.waitForEvent('download')
  await owner.getByRole('button', { name: history.export.open }).click()
  await owner.getByRole('menuitem', { name: history.export[format] }).click()
  const file = await download
  // The period is the month so far: on its first day the name has one date.
  const dates = String.raw`\d{4}-\d{2}-\d{2}(?:-to-\d{4}-\d{2}-\d{2})?`
  expect(file.suggestedFilename()).toMatch(new RegExp(`^bait-al-sufra-${part === 'all' ? 'report' : part}-${dates}\\.${format}$`))
  return file.path()
}

/** Compares the sums of each table with the page, and also the single figures of tables with one figure per row. */
const compareWithPage = async ({ owner, texts }: Evening, tables: Record<(typeof reportTables)[number], Rows>) => {
  const { reports } = texts
  for (const { part, columns } of summed) {
    const shown = await figuresOf(owner, reports.section[part])
    const sumsOf = (rows: Rows) => columns.map((column) => sumOf(rows, column))
    expect(shown.length, part).toBe(tables[part].length)
    expect(sumsOf(shown), part).toEqual(sumsOf(tables[part]))
  }
  const ordersByHour = await figuresOf(owner, reports.section.hours)
  expect(ordersByHour.flat().reduce((sum, orders) => sum + orders, 0)).toBe(sumOf(tables.hours, 1))
  expect(await figuresOf(owner, reports.section.customers)).toEqual(tables.customers)
  // The page shows tenths of a minute, and the file hundredths.
  const times = await figuresOf(owner, reports.section.times)
  times.flat().forEach((minutes, index) => expect(Math.abs(minutes - (tables.times.flat()[index] ?? 0))).toBeLessThan(0.06))
  const [revenue, , , orders, average, cancelled] = tables.summary.map(([now]) => now)
  for (const [name, value] of [
    [reports.figure.revenue, revenue],
    [reports.figure.orders, orders],
    [reports.figure.average, average],
    [reports.figure.cancelled, cancelled],
  ] as const)
    expect(amountIn(await figure(owner, name).textContent()), name).toBe(value)
}

/** The formats in which a part is saved: every format for the complete report, and in `npm run test:full` for each table too. */
const formatsOf = (part: ReportPart): readonly ReportFileFormat[] => (part === 'all' || isFullRun ? reportFileFormats : ['csv'])

/** The owner saves every table of the report, and the complete report in each format. All files have the same figures as the page. */
export const takeReports = async (evening: Evening) => {
  const { owner, texts } = evening
  await owner.getByRole('button', { name: startOf(texts.reports.showAll) }).click()
  const tables = {} as Record<(typeof reportTables)[number], Rows> // filled below
  const numbersOf = {} as Record<ReportPart, number[]> // filled below
  for (const part of reportParts) {
    const csv = await save(evening, part, 'csv')
    if (part !== 'all') tables[part] = readCsvRows(csv)
    numbersOf[part] = await readNumbers(csv, 'csv')
    for (const format of formatsOf(part).filter((each) => each !== 'csv'))
      expect(await readNumbers(await save(evening, part, format), format), `${part} as ${format}`).toEqual(numbersOf[part])
  }
  expect(numbersOf.all).toEqual(reportTables.flatMap((part) => numbersOf[part]).toSorted((a, b) => a - b))
  await compareWithPage(evening, tables)
}
