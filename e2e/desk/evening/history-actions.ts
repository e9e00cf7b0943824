import { expect } from 'playwright/test'
import { listHistory } from '@sufra/shared/order-history/order-history.routes'
import { typedDate } from '../hours/doha-clock.ts'
import { startOf } from '../menu/menu-text.ts'
import { openByName, type Evening } from './evening-scene.ts'
import { amountIn } from './figures-in.ts'

const day = 86_400_000
/** The number of a guest who has often ordered at the demo restaurant. */
const phone = { typed: '+974 3123 4567', shown: '+97431234567' }

/** The owner searches for the phone number among the delivered orders of last week. Returns the matching rows. */
const findOrders = async ({ owner, texts, server }: Evening) => {
  const { history } = texts
  await openByName(owner, texts, history.title)
  await owner.getByRole('searchbox', { name: history.search }).fill(phone.typed)
  await owner.getByRole('button', { name: history.filters, exact: true }).click()
  await owner.getByLabel(history.from, { exact: true }).fill(typedDate(server.now() - 7 * day))
  await owner.getByLabel(history.to, { exact: true }).fill(typedDate(server.now() - day))
  const answered = owner.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === listHistory.path && ['search', 'from', 'to', 'status'].every((name) => searchParams.has(name))
  })
  await owner.getByLabel(history.filter.status).selectOption('Delivered')
  const { data } = listHistory.reply.parse(await (await answered).json())
  const found = owner.getByRole('table').locator('tbody tr')
  await expect(found).toHaveText(data.map(({ orderNumber }) => new RegExp(`#${orderNumber}`)))
  return found
}

/** A guest calls about an order of last week. The owner finds it by the phone number and refunds one unit of its first line. */
export const refundOrderOfLastWeek = async (evening: Evening) => {
  const { owner, texts } = evening
  const { history, refunds } = texts
  const found = await findOrders(evening)
  await expect(found.filter({ hasText: phone.shown })).not.toHaveCount(0)
  await expect(found.filter({ hasNotText: phone.shown })).toHaveCount(0)
  const order = found.first()
  await order.getByRole('button').click()
  const drawer = owner.getByRole('dialog').first()
  await drawer.getByRole('button', { name: refunds.refund, exact: true }).click()
  await owner.getByRole('button', { name: refunds.kind.lines, exact: true }).click()
  await owner
    .getByRole('button', { name: startOf(refunds.more) })
    .first()
    .click()
  await owner.getByLabel(refunds.reason.quality).check()
  const confirm = owner
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: startOf(refunds.confirmCash) })
  const amount = amountIn(await confirm.textContent())
  expect(amount).toBeGreaterThan(0)
  await confirm.click()
  await expect(drawer.getByText(refunds.returned.cash)).toBeVisible()
  await expect(drawer).toContainText(amount.toFixed(2))
  await owner.keyboard.press('Escape')
  await expect(order).toContainText(new RegExp(`${history.settlement.partly_refunded}|${history.settlement.refunded}`))
}
