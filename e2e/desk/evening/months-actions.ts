import { expect } from 'playwright/test'
import { figure } from '../dashboard/figure.ts'
import { openByName, type Evening } from './evening-scene.ts'
import { amountIn, figuresOf, sumOf } from './figures-in.ts'

const monthsBack = (month: string, count: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7)
}

/** The owner compares the current month with the previous one. The tiles are the sums of the days. */
export const compareMonths = async ({ owner, texts, server }: Evening) => {
  const { reports } = texts
  const month = new Date(server.now()).toISOString().slice(0, 7)
  await openByName(owner, texts, reports.title)
  // The comparison starts with the current and the previous month, so the first of these choices may already request the report.
  const compared = owner.waitForResponse((response) => new URL(response.url()).search.includes(`against=${monthsBack(month, 1)}`))
  await owner.getByLabel(reports.period.label).selectOption({ label: reports.period.months })
  await owner.getByLabel(reports.month, { exact: true }).selectOption(month)
  await owner.getByLabel(reports.against, { exact: true }).selectOption(monthsBack(month, 1))
  await expect(owner).toHaveURL(new RegExp(`month=${month}&against=${monthsBack(month, 1)}`))

  const tile = owner.locator('dl > div').filter({ has: owner.getByText(reports.figure.revenue, { exact: true }) })
  await expect(tile).toBeVisible()
  // Until then the page shows the month without a comparison.
  await compared
  await expect(owner.locator('[aria-busy=true]')).toHaveCount(0)
  const days = await figuresOf(owner, reports.section.days)
  const revenue = sumOf(days, 1)
  expect(revenue).toBeGreaterThan(0)
  expect(amountIn(await figure(owner, reports.figure.revenue).textContent())).toBe(revenue)
  expect(amountIn(await figure(owner, reports.figure.orders).textContent())).toBe(sumOf(days, 0))
  const before = sumOf(days, 3)
  expect(before).toBeGreaterThan(0)
  expect(amountIn(await tile.locator('dd').last().locator('span').last().textContent())).toBe(before)
}
