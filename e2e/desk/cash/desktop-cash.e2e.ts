// A day of the cash drawer in the desktop app: cash is taken on the board, offline too, and the closed day is printed on a receipt printer.
import { expect, test } from 'playwright/test'
import { readDrawer } from '@sufra/shared/cash/cash.routes'
import { cardOf, deskText } from '../desk-actions.ts'
import { useFixtures } from '../desk-fixtures.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const { fixtures, open, addPrinter, setUpCounter } = useFixtures()
const texts = deskText.en
const { cash, common, queue } = menuText.en

test('a shift with an order in cash closes with a difference, the closed day is printed twice, and cash is taken without a connection', async () => {
  const desk = await open()
  const { window } = desk
  await setUpCounter(desk, texts)
  await addPrinter(desk)
  const dialog = window.getByRole('dialog')
  const showCash = () => window.getByRole('link', { name: cash.title, exact: true }).click()

  await showCash()
  await window.getByRole('button', { name: cash.shift.open }).click()
  await dialog.getByLabel(cash.shift.float).fill('200')
  await window.keyboard.press('Enter')
  await expect(window.getByRole('button', { name: cash.shift.close })).toBeVisible()

  await window.getByRole('link', { name: texts.orders }).click()
  const { orderNumber } = await fixtures.diner.order('Maryam')
  const card = cardOf(window, orderNumber)
  await card.getByRole('button', { name: cash.take }).click()
  await dialog.getByRole('button', { name: cash.exact }).click()
  await expect(card.getByText(cash.paid, { exact: true })).toBeVisible()
  await expect.poll(() => fixtures.printer.jobs.length).toBe(1) // the order's kitchen ticket

  await showCash()
  const movements = window.getByRole('list', { name: cash.movements })
  await expect(movements.getByText(filled(cash.order, { number: orderNumber }))).toBeVisible()
  await window.getByRole('button', { name: cash.shift.close }).click()
  await dialog.getByLabel(cash.shift.counted, { exact: true }).fill('200')
  await dialog.getByRole('textbox', { name: cash.shift.note, exact: true }).fill('A guest got too much change')
  await dialog.getByRole('button', { name: cash.shift.close }).click()
  await expect(window.getByText(cash.shift.none)).toBeVisible()
  await expect(window.getByRole('region', { name: cash.shift.past }).getByText(/missing$/)).toBeVisible()

  await window.getByRole('button', { name: cash.day.review }).click()
  await dialog.getByRole('button', { name: cash.day.close }).click()
  await expect(dialog.getByRole('heading', { name: filled(cash.day.number, { number: 1 }) })).toBeVisible()
  const print = dialog.getByRole('button', { name: filled(cash.day.printOn, { printer: 'Kitchen' }) })
  await print.click()
  await expect.poll(() => fixtures.printer.jobs.length).toBe(2)
  await print.click()
  await expect.poll(() => fixtures.printer.jobs.length).toBe(3)
  const [, first, again] = fixtures.printer.jobs
  expect(again?.length).toBeGreaterThan(first?.length ?? 0) // it is headed REPRINT

  await test.step('cash that is taken while disconnected is shown as taken and sent once', async () => {
    await window.getByRole('dialog').getByRole('button', { name: common.close }).click()
    await window.getByRole('link', { name: texts.orders }).click()
    const later = await fixtures.diner.order('Noora')
    const next = cardOf(window, later.orderNumber)
    await expect(next).toBeVisible()
    fixtures.proxy.cut()
    await next.getByRole('button', { name: cash.take }).click()
    await dialog.getByRole('button', { name: cash.exact }).click()
    await expect(next.getByText(cash.paidPending)).toBeVisible()
    await expect(window.getByText(queue.waiting_one.replace('{{count}}', '1')).first()).toBeVisible()
    fixtures.proxy.restoreConnection()
    await expect(next.getByText(cash.paid, { exact: true })).toBeVisible()
    const { outside } = (await fixtures.restaurant.call(readDrawer, {})).data
    expect(outside.filter((movement) => movement.orderNumber === later.orderNumber)).toHaveLength(1)
  })
})
