// An owner plans the hours of Ramadan, and phones show when the restaurant opens, on a server whose clock the test moves.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import { openCategory, words } from '../../../diner-web/e2e/people.ts'
import { password } from '../../testing/applicant.ts'
import { menuText } from '../menu/menu-text.ts'
import { startNoonServer, type NoonServer } from '../noon-server.ts'
import { typedDate } from './doha-clock.ts'

const labels = words.en
const { hours } = menuText.en
const { opening } = forDinerLater
const minute = 60_000
const hour = 60 * minute

let server: NoonServer
test.beforeAll(async () => {
  server = await startNoonServer()
})
test.afterAll(() => server.stop())

/** Opens a page of the owner. */
const openDesk = async (browser: Browser, path: string): Promise<Page> => {
  const page = await server.openPage(browser, labels.locale)
  const signedIn = await page.request.post(loginMerchant.path, { data: { email: 'demo@sufra.test', password } })
  expect(signedIn.ok()).toBe(true)
  await page.goto(path)
  return page
}

test('the owner plans the hours of Ramadan: phones see when it opens, cannot order before, can from then on, and see a pause', async ({
  browser,
}) => {
  const phone = await server.openPage(browser, labels.locale, { width: 390, height: 844 })
  const { tableLink } = server
  await phone.goto(tableLink)
  await expect(phone.getByText(opening.open, { exact: true })).toBeVisible()

  await test.step('a week, and special days past midnight with last orders', async () => {
    const desk = await openDesk(browser, '/merchant/settings/hours')
    await desk.getByRole('switch', { name: hours.always }).click()
    await desk.getByRole('button', { name: 'Copy Sunday to all days' }).click()
    await desk.getByRole('button', { name: hours.addSpecial }).click()
    await desk.getByLabel(hours.name).fill('Ramadan')
    await desk.getByLabel(hours.to).fill(typedDate(server.now() + 29 * 24 * hour))
    await desk.getByLabel(hours.from).fill(typedDate(server.now()))
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
    await openCategory(phone, labels, tableLink)
    await expect(note).toBeVisible()
    await phone.getByRole('button', { name: labels.shawarma }).first().click()
    await expect(phone.getByRole('dialog').getByRole('button', { name: 'Opens at 18:00' })).toBeDisabled()
  })

  await test.step('six hours later it is open until three in the morning, with last orders before: the open dialog can order', async () => {
    await server.pass(6 * hour)
    await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
    await expect(phone.getByRole('status').filter({ hasText: opening.viewMenu })).toHaveCount(0)
    await phone.getByRole('link', { name: labels.viewCart }).click()
    await phone.getByLabel(labels.name, { exact: true }).fill('Ramadan Rana')
    await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
    await phone.getByRole('button', { name: labels.payCash }).click()
    await phone.getByLabel(labels.cashAmount).fill('500')
    await phone.getByRole('button', { name: labels.placeOrder }).click()
    await expect(phone).toHaveURL(/\/successorder/)
  })

  await test.step('the counter pauses for 15 minutes: the open phone shows until when, and that it is open again afterwards', async () => {
    await phone.goto(tableLink)
    await expect(phone.getByText(/^Open until 03:00/)).toBeVisible()
    const desk = await openDesk(browser, '/merchant/cash')
    await desk.getByRole('button', { name: /^Open until 03:00.*Change$/ }).click()
    await desk.getByRole('button', { name: '15 min', exact: true }).click()
    await expect(desk.getByRole('button', { name: /^Orders paused until/ })).toBeVisible()
    const note = phone.getByRole('status').filter({ hasText: 'Orders paused until' })
    await expect(note).toBeVisible()
    await server.pass(15 * minute)
    await expect(phone.getByText(/^Open until 03:00/)).toBeVisible()
    await expect(note).toHaveCount(0)
    await expect(desk.getByRole('button', { name: /^Open until 03:00/ })).toBeVisible()
    await desk.context().close()
  })
  await phone.context().close()
})
