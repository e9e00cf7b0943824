import { expect, type Page } from 'playwright/test'
import { createDiner } from '../../../desktop/testing/order-by-phone.ts'
import { figure } from '../dashboard/figure.ts'
import { deskText, step } from '../desk-actions.ts'
import { amountIn } from './figures-in.ts'
import { openByName, type Evening } from './evening-scene.ts'

/** Two guests order while the owner looks at the dashboard. The waiter accepts both orders, and the manager marks the first as ready. */
export const watchOrders = async ({ owner, texts, language, server }: Evening, { manager, waiter }: { manager: Page; waiter: Page }) => {
  const { dashboard, desk, reports } = texts
  await openByName(owner, texts, desk.dashboard)
  await expect(figure(owner, dashboard.open.waiting)).toHaveText('0')
  const revenue = figure(owner, reports.figure.revenue)
  const before = amountIn(await revenue.textContent())
  const orders = amountIn(await figure(owner, reports.figure.orders).textContent())

  const diner = await createDiner(server.url, server.tableLink)
  const first = await diner.order('Maryam')
  const second = await diner.order('Noora')
  await expect(figure(owner, dashboard.open.waiting)).toHaveText('2')
  for (const { orderNumber } of [first, second]) await step(waiter, orderNumber, deskText[language], 'accept')
  await step(manager, first.orderNumber, deskText[language], 'ready')
  await expect(figure(owner, dashboard.open.waiting)).toHaveText('0')
  await expect(figure(owner, dashboard.open.preparing)).toHaveText('1')
  await expect(figure(owner, dashboard.open.ready)).toHaveText('1')
  await expect(figure(owner, reports.figure.orders)).toHaveText(String(orders + 2))
  expect(amountIn(await revenue.textContent()) - before).toBeCloseTo(2 * diner.item.sellingPrice)
  await expect(owner.getByRole('region', { name: dashboard.topItems })).toContainText(diner.item.name[language] || diner.item.name.en)
}
