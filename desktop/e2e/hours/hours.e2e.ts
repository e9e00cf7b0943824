// An owner plans the hours of Ramadan, and phones show when the restaurant opens, on a server whose clock the test moves.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import { openCategory, takePhone, words } from '../../../diner-web/e2e/people.ts'
import { startClockedServer, type ClockedServer } from '../../../scripts/servers/clocked-demo-server.ts'
import { menuText } from '../menu/menu-text.ts'
import { typedDate, untilNoon } from './doha-clock.ts'

const labels = words.en
const { hours } = menuText.en
const { opening } = forDinerLater
const minute = 60_000
const hour = 60 * minute

let api: ClockedServer
/** The time of the server, to the second. */
let now: number

const pass = (milliseconds: number) => {
  api.pass(milliseconds)
  now += milliseconds
}
test.beforeAll(async () => {
  api = await startClockedServer()
  now = Date.now()
  pass(untilNoon(now))
})
test.afterAll(() => api.stop())

/** Opens a page of the owner, whose clock is the server's. */
const openDesk = async (browser: Browser, path: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: api.url, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const signedIn = await context.request.post(loginMerchant.path, { data: { email: 'demo@sufra.test', password: 'Sufra@2026' } })
  expect(signedIn.ok()).toBe(true)
  const page = await context.newPage()
  await page.clock.install({ time: now })
  await page.goto(path)
  return page
}

test('the owner plans the hours of Ramadan: phones see when it opens, cannot order before, can from then on, and sees a pause', async ({
  browser,
}) => {
  const phone = await takePhone(browser, labels)
  await phone.goto(api.tableLink)
  await expect(phone.getByText(opening.open, { exact: true })).toBeVisible()

  await test.step('a week, and special days past midnight with last orders', async () => {
    const desk = await openDesk(browser, '/merchant/settings/hours')
    await desk.getByRole('switch', { name: hours.always }).click()
    await desk.getByRole('button', { name: 'Copy Sunday to all days' }).click()
    await desk.getByRole('button', { name: hours.addSpecial }).click()
    await desk.getByLabel(hours.name).fill('Ramadan')
    await desk.getByLabel(hours.to).fill(typedDate(now + 29 * 24 * hour))
    await desk.getByLabel(hours.from).fill(typedDate(now))
    await desk.getByRole('button', { name: 'Add hours on Ramadan' }).click()
    await desk.getByLabel('Ramadan, opens').fill('18:00')
    await desk.getByLabel('Ramadan, closes').fill('03:00')
    await desk.getByLabel(hours.lastOrders).fill('30')
    await expect(desk.getByText('Opens at 18:00')).toBeVisible()
    await desk.getByRole('button', { name: hours.save }).click()
    await expect(desk.getByText(hours.saved)).toBeVisible()
    await desk.context().close()
  })

  await test.step('the open phone shows at once when it opens, and the menu stays', async () => {
    const note = phone.getByRole('status').filter({ hasText: 'Opens at 18:00' })
    await expect(note).toContainText(opening.viewMenu)
    await openCategory(phone, labels, api.tableLink)
    await expect(note).toBeVisible()
    await phone.getByRole('button', { name: labels.shawarma }).first().click()
    await expect(phone.getByRole('dialog').getByRole('button', { name: 'Opens at 18:00' })).toBeDisabled()
  })

  await test.step('six hours later it is open until three in the morning, with last orders before', async () => {
    pass(6 * hour)
    await openCategory(phone, labels, api.tableLink)
    await expect(phone.getByRole('status').filter({ hasText: opening.viewMenu })).toHaveCount(0)
    await phone.getByRole('button', { name: labels.shawarma }).first().click()
    await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
    await phone.getByRole('link', { name: labels.viewCart }).click()
    await phone.getByLabel(labels.name, { exact: true }).fill('Ramadan Rana')
    await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
    await phone.getByRole('button', { name: labels.toPayment }).click()
    await phone.getByRole('button', { name: labels.payCash }).click()
    await phone.getByLabel(labels.cashAmount).fill('500')
    await phone.getByRole('button', { name: labels.placeOrder }).click()
    await expect(phone).toHaveURL(/\/successorder/)
  })

  await test.step('the counter pauses for 15 minutes: the phone shows until when, and it opens again without a click', async () => {
    const desk = await openDesk(browser, '/merchant/cash')
    await desk.getByRole('button', { name: /^Open until 03:00.*Change$/ }).click()
    await desk.getByRole('button', { name: '15 min', exact: true }).click()
    await expect(desk.getByRole('button', { name: /^Orders paused until/ })).toBeVisible()
    await phone.goto(api.tableLink)
    const note = phone.getByRole('status').filter({ hasText: 'Orders paused until' })
    await expect(note).toBeVisible()
    pass(15 * minute)
    await phone.reload()
    await expect(phone.getByText(/^Open until 03:00/)).toBeVisible()
    await expect(note).toHaveCount(0)
    await desk.context().close()
  })
  await phone.context().close()
})
