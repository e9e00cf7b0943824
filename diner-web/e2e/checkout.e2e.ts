// What can go wrong between a tap on "Place order" and the order at the counter.
import { expect, test, type Page } from '@playwright/test'
import { moveOrder, ordersOf } from './counter-calls.ts'
import { fillCart, openCategory, payCash, takePhone, words } from './people.ts'

const say = words.en

const typeDetails = async (phone: Page, customer: string) => {
  await phone.getByLabel(say.name, { exact: true }).fill(customer)
  await phone.getByLabel(say.mobile, { exact: true }).fill('55512345')
}

/** Stands before the last tap: fifty in cash. */
const openCash = async (phone: Page) => {
  await phone.getByRole('button', { name: say.toPayment }).click()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel(say.cashAmount).fill('50')
}

const quantityOf = (phone: Page) => phone.getByRole('group', { name: say.shawarma }).getByRole('status')
const addOneMore = (phone: Page) => phone.getByRole('button', { name: `Increase ${say.shawarma}` }).click()

test('without a network nothing is sent before the diner agrees, and then what they confirmed', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await typeDetails(phone, 'Offline Omar')
  await openCash(phone)
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone.getByText('Not sent yet')).toBeVisible()
  await expect(phone.getByText('You are offline. Your order (QAR 14.00) has not been sent.')).toBeVisible()

  await phone.getByRole('button', { name: 'Back' }).click()
  await addOneMore(phone)
  await expect(quantityOf(phone)).toHaveText('2')
  await phone.context().setOffline(false)
  await expect(phone.getByRole('button', { name: 'Send now' })).toBeVisible()
  expect(await ordersOf('Offline Omar')).toEqual([])

  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Send when online' }).click()
  await expect(phone.getByText('will be sent when you are online again')).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByRole('link', { name: /^Your order: / })).toBeVisible()
  expect(await ordersOf('Offline Omar')).toMatchObject([{ totalPrice: 14, items: [{ quantity: 1 }] }])
  await expect(quantityOf(phone)).toHaveText('2')
  await phone.context().close()
})

test('an order that waits for the network is cancelled at once, also after a reload', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await typeDetails(phone, 'Cancelled Carla')
  await openCash(phone)
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone.getByText('Not sent yet')).toBeVisible()
  await phone.context().setOffline(false)
  await phone.reload()
  await phone.getByRole('status').getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(phone.getByText('Not sent yet')).toBeHidden()
  await expect(phone.getByRole('button', { name: say.payCash })).toBeEnabled()
  expect(await ordersOf('Cancelled Carla')).toEqual([])
  await phone.context().close()
})

test('two tabs have one cart, and two taps at once make one order', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await typeDetails(phone, 'Two Tabs Tala')
  const second = await phone.context().newPage()
  await second.goto(phone.url())
  await expect(quantityOf(second)).toHaveText('1')
  await addOneMore(second)
  await expect(quantityOf(phone)).toHaveText('2')
  await addOneMore(phone)
  await expect(quantityOf(second)).toHaveText('3')

  await openCash(phone)
  await openCash(second)
  const quick = { timeout: 2_000 } // the other tab may have been quicker, and has taken the button away
  await Promise.all(
    [phone, second].map((tab) =>
      tab
        .getByRole('button', { name: say.placeOrder })
        .click(quick)
        .catch(() => undefined),
    ),
  )
  for (const tab of [phone, second]) await expect(tab).toHaveURL(/successorder/)
  expect(await ordersOf('Two Tabs Tala')).toMatchObject([{ items: [{ quantity: 3 }] }])
  await phone.context().close()
})

test('an order whose answers are all lost is found again, and an edit in between is another cart', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await typeDetails(phone, 'Lost Layla')
  await openCash(phone)
  await phone.route('**/api/payments/process-payment', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await phone.route('**/api/payments/resolve', (route) => route.abort())
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone.getByText('Your order is not confirmed')).toBeVisible()
  await expect(phone.getByRole('button', { name: say.payCash })).toBeDisabled()
  await phone.getByRole('button', { name: 'Back' }).click()
  await addOneMore(phone)
  await phone.unroute('**/api/payments/resolve')
  await expect(phone.getByRole('link', { name: /^Your order: / })).toBeVisible({ timeout: 30_000 })
  await expect(quantityOf(phone)).toHaveText('2')
  expect(await ordersOf('Lost Layla')).toMatchObject([{ items: [{ quantity: 1 }] }])
  await phone.context().close()
})

test('an unconfirmed order that the diner cancels is not placed by a late request', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await typeDetails(phone, 'Late Lina')
  await openCash(phone)
  const held: (() => Promise<unknown>)[] = []
  await phone.route('**/api/payments/process-payment', async (route) => {
    const request = route.request()
    held.push(() => phone.request.fetch(request))
    await route.abort()
  })
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await phone.getByRole('button', { name: 'Cancel order' }).click()
  await expect(phone.getByText('Your order is not confirmed')).toBeHidden()
  for (const send of held) await send()
  expect(await ordersOf('Late Lina')).toEqual([])
  await phone.unroute('**/api/payments/process-payment')
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel(say.cashAmount).fill('50')
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone).toHaveURL(/successorder/)
  expect(await ordersOf('Late Lina')).toHaveLength(1)
  await phone.context().close()
})

test('what is delivered leaves the next cart and the other order alone', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  const first = await payCash(phone, say, 'Twice Tariq')
  await fillCart(phone, say)
  const second = await payCash(phone, say, 'Twice Tariq')
  const choices = phone.getByRole('navigation', { name: 'Your open orders' }).getByRole('button')
  await expect(choices).toHaveText([`Order ${first} · Received`, `Order ${second} · Received`])
  const [one, two] = await ordersOf('Twice Tariq')
  await fillCart(phone, say)
  await moveOrder(one?.orderId ?? '', 'Preparing', 'Out for Delivery', 'Delivered')
  await expect(phone.getByText('Order Delivered')).toBeVisible()
  await expect(phone).toHaveURL(/\/cart/)
  await expect(quantityOf(phone)).toHaveText('1')
  await expect(phone.getByLabel(say.name, { exact: true })).toHaveValue('Twice Tariq')
  await phone.getByRole('link', { name: /^Your order: / }).click()
  await expect(phone.getByText(`#${second}`)).toBeVisible()
  await moveOrder(two?.orderId ?? '', 'Preparing', 'Out for Delivery', 'Delivered')
  await expect(phone).toHaveURL(/\/restaurants\//)
  await expect(phone.getByRole('link', { name: say.viewCart })).toBeVisible()
  await phone.context().close()
})

const breakStorage: Record<string, () => unknown> = {
  'is blocked': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'holds something else': () => localStorage.setItem('sufra-diner', '{"state":{"cart":"x","orders":7,"orderSettings":null},"savedAt":1}'),
  'holds nonsense': () => localStorage.setItem('sufra-diner', 'not JSON'),
}

for (const [what, run] of Object.entries(breakStorage)) {
  test(`a phone whose storage ${what} can order`, async ({ browser }) => {
    const phone = await takePhone(browser, say)
    if (what.startsWith('holds')) {
      await openCategory(phone, say)
      await phone.evaluate(run)
    } else await phone.addInitScript(run)
    await fillCart(phone, say)
    await payCash(phone, say, 'Stored Sami')
    await expect(phone.getByText('Order sent')).toBeVisible()
    await phone.context().close()
  })
}
