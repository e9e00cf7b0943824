import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { fillCart, openCounter, payCash, takePhone, words } from '../../../diner-web/e2e/people.ts'

const texts = words.en

test('pages without a session lead to the sign-in, which leads back to the requested page', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.goto('/merchant')
  await expect(page).toHaveURL(/\/merchant\/login/)
  await page.getByLabel('Email').fill('demo@sufra.test')
  await page.getByLabel('Password', { exact: true }).fill('nonsense')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
  await page.getByLabel('Password', { exact: true }).fill('Sufra@2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/merchant$/)
})

test('a counter joins its room once, on any page', async ({ browser }) => {
  const page = await (await openCounter(browser, words.en)).context().newPage()
  /** Of each socket: a counter that heard nothing for a while, as on a slow machine, opens another one. */
  const joins: number[] = []
  page.on('websocket', (socket) => {
    const index = joins.push(0) - 1
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('join_merchant_room')) joins[index] = (joins[index] ?? 0) + 1
    })
  })
  await page.goto('/merchant/orders')
  for (const name of ['Menu', 'Tables', 'Settings', 'Orders']) {
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
  expect(Math.max(...joins)).toBe(1)
  expect(joins.length).toBeLessThan(4) // not one for each page
  await page.context().close()
})

test('an administrator signs in and out', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('admin@sufra.test')
  await page.getByLabel('Password', { exact: true }).fill('Sufra@2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('the ringing stops when it is silenced, and starts again with the next order', async ({ browser, restaurant }) => {
  const counter = await openCounter(browser, texts, restaurant)
  const phone = await takePhone(browser, texts)
  await fillCart(phone, texts, restaurant.tableLink)
  await payCash(phone, texts, 'Hamad')
  const ringing = () => counter.evaluate(() => window.ringing)
  await expect.poll(ringing).toBe(1)
  await counter.getByRole('button', { name: 'Silence' }).click()
  await expect.poll(ringing).toBe(0)
  const other = await takePhone(browser, texts)
  await fillCart(other, texts, restaurant.tableLink)
  await payCash(other, texts, 'Reem')
  await expect.poll(ringing).toBe(1)
  for (const page of [counter, phone, other]) await page.context().close()
})

test('an order is found, accepted with 20 minutes and cancelled by keyboard', async ({ browser, restaurant }) => {
  const counter = await openCounter(browser, texts, restaurant)
  const phone = await takePhone(browser, texts)
  await fillCart(phone, texts, restaurant.tableLink)
  const number = await payCash(phone, texts, 'Keyboard')
  const card = counter.getByRole('article', { name: `Order ${number}, Table 1` })
  await expect(card).toBeVisible()
  await counter.keyboard.press('/')
  await counter.keyboard.type(`#${number}`)
  await counter.keyboard.press('Enter')
  await expect(card).toBeFocused()
  await counter.keyboard.press('a')
  await counter.getByRole('button', { name: '20 minutes' }).press('Enter')
  await expect(counter.getByRole('region', { name: 'Preparing' }).getByRole('article')).toHaveCount(1)
  await card.focus()
  await counter.keyboard.press('c')
  await counter.getByLabel('Too busy').press('Space')
  await counter.getByRole('button', { name: 'Cancel order', exact: true }).press('Enter')
  await expect(card).toBeHidden()
  await expect(phone.getByText('Reason: Too busy')).toBeVisible()
  await counter.context().close()
  await phone.context().close()
})

test('an item that one counter switches off is off at the other, and on again when switched back', async ({ browser, restaurant }) => {
  const [first, second] = [await openCounter(browser, texts, restaurant), await openCounter(browser, texts, restaurant)]
  for (const counter of [first, second]) await counter.getByRole('link', { name: 'Menu' }).click()
  const dish = (counter: typeof first) => counter.getByRole('switch', { name: 'Beef Shawarma is available' })
  await expect(dish(second)).toBeChecked()
  await dish(first).click()
  await expect(dish(second)).not.toBeChecked()
  await dish(second).click()
  await expect(dish(first)).toBeChecked()
  for (const counter of [first, second]) await counter.context().close()
})
