import { expect, type Browser, type Page } from '@playwright/test'
import { saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import type { Restaurant } from '../../testing/new-restaurant.ts'
import { createDiner } from '../../testing/order-by-phone.ts'

const times = { louderAfter: 30, smsAfter: 900, unreachableAfter: 900, missedAfter: 1_800, smsNumbers: [] }

const openCounter = async (browser: Browser, { session }: Restaurant, path: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB', storageState: session })
  const counter = await context.newPage()
  await counter.goto(path)
  return counter
}
const cardOf = (counter: Page, { orderNumber }: { orderNumber: number }) =>
  counter.getByRole('article', { name: new RegExp(`^Order ${orderNumber},`) })

test('reporting an order as fake cancels all waiting orders of its phone and blocks the phone', async ({
  browser,
  restaurant,
  baseURL,
}) => {
  const [faker, guest] = [await createDiner(baseURL ?? '', restaurant.tableLink), await createDiner(baseURL ?? '', restaurant.tableLink)]
  const fakes = [await faker.order('Fake'), await faker.order('Fake')]
  const real = await guest.order('Maryam')
  const counter = await openCounter(browser, restaurant, '/merchant/orders')
  await expect(cardOf(counter, real)).toBeVisible()
  await counter.getByRole('button', { name: `Cancel order ${fakes[0]?.orderNumber}` }).click()
  await counter.getByRole('button', { name: 'Report as fake' }).click()
  for (const fake of fakes) await expect(cardOf(counter, fake)).toBeHidden()
  await expect(cardOf(counter, real)).toBeVisible()
  await expect(faker.order('Fake')).rejects.toMatchObject({ code: 'order.phone_blocked' })
  await counter.context().close()
})

test('all waiting orders of a table are cancelled together', async ({ browser, restaurant, baseURL }) => {
  const orders = []
  for (const name of ['Maryam', 'Noora', 'Aisha']) orders.push(await (await createDiner(baseURL ?? '', restaurant.tableLink)).order(name))
  const counter = await openCounter(browser, restaurant, '/merchant/orders')
  await counter.getByRole('button', { name: `Cancel order ${orders[1]?.orderNumber}` }).click()
  const dialog = counter.getByRole('dialog')
  await dialog.getByLabel('We are closing').check()
  await dialog.getByLabel('All 3 waiting orders of table 1').check()
  await dialog.getByRole('button', { name: 'Cancel orders' }).click()
  for (const order of orders) await expect(cardOf(counter, order)).toBeHidden()
  await counter.context().close()
})

test('an order held because of its new phone does not ring, and the diner sees why it takes longer', async ({
  browser,
  restaurant,
  baseURL,
  page: phone,
}) => {
  await restaurant.call(saveEscalation, { body: times })
  const counter = await openCounter(browser, restaurant, '/merchant/settings/sms-settings')
  await counter.getByRole('switch', { name: 'Hold orders from new phones' }).click()
  await counter.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(counter.getByText('Saved', { exact: true })).toBeVisible()
  await counter.goto('/merchant/orders')
  await expect(counter.getByText('Connected')).toBeVisible()
  const diner = await createDiner(baseURL ?? '', restaurant.tableLink)
  const held = await diner.order('Maryam')
  await expect(cardOf(counter, held).getByText('New phone: this order does not ring.')).toBeVisible()
  await expect(counter.getByRole('button', { name: 'Silence' })).toBeHidden()
  const { orderId, orderNumber } = held
  const orders = [{ orderId, orderNumber, status: 'Received', restaurantId: restaurant.id, tableId: '', tableNumber: null }]
  await phone.addInitScript((state) => localStorage.setItem('sufra-diner', JSON.stringify({ state, savedAt: 0 })), { orderId, orders })
  await phone.goto('/successorder')
  await expect(phone.getByText('This is the first order from your phone.')).toBeVisible()
  await cardOf(counter, held).getByRole('button', { name: 'Accept' }).click()
  await counter.getByRole('dialog').getByRole('button', { name: '15' }).click()
  await expect(cardOf(counter, held).getByText('New phone')).toBeHidden()
  // The card moves before the server has accepted the order; the phone shows what the server has.
  await expect(phone.getByText('Ready in about')).toBeVisible()
  const known = await diner.order('Maryam')
  await expect(cardOf(counter, known)).toBeVisible()
  await expect(counter.getByRole('button', { name: 'Silence' })).toBeVisible()
  await counter.context().close()
})
