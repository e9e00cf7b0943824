// The first day of a restaurant on a new platform, without any seed data: sign-up, verification, menu, tables, codes, and the first diner is served.
import { expect, test, type Page } from 'playwright/test'
import { payCash, takePhone, words } from '../../people.ts'
import { startEmptyServer, type EmptyServer } from '../../../scripts/servers/empty-server.ts'
import { addMenu, drink, fillCartWithDrink } from './first-day-actions.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { signInOn } from '../sign-in.ts'
import { addDocuments, applicantOf, fillNumbers, fillOwner, clickNext } from '../accounts/sign-up-actions.ts'

const texts = menuText.en
const { accounts, firstSteps, tables } = texts
const administrator = { email: 'ada@platform.test', password: 'Cumin#2026' }

let platform: EmptyServer
test.beforeAll(async () => {
  platform = await startEmptyServer(administrator.email)
})
test.afterAll(() => platform.stop())

const signIn = async (page: Page, area: 'merchant' | 'admin', credentials: typeof administrator) => {
  await page.goto(`/${area}/login`)
  await signInOn(page, 'en', credentials)
}

/** Expects that exactly these first steps are done. */
const expectDone = async (page: Page, done: ('menu' | 'tables' | 'codes' | 'alarm' | 'order')[]) => {
  const card = page.getByRole('region', { name: firstSteps.title })
  await expect(card.getByText(filled(firstSteps.progress, { done: done.length, total: 5 }))).toBeVisible()
  for (const step of ['menu', 'tables', 'codes', 'alarm', 'order'] as const)
    await expect(card.getByRole('listitem').filter({ hasText: firstSteps[step].title })).toContainText(
      done.includes(step) ? firstSteps.done : firstSteps.toDo,
    )
}

test('a restaurant signs up, is verified, sets up its menu and tables, and serves its first diner', async ({ browser }) => {
  const open = async () => {
    const context = await browser.newContext({ baseURL: platform.url, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    return context.newPage()
  }
  const [owner, admin] = [await open(), await open()]
  const applicant = applicantOf('en', 71)

  await test.step('the owner applies with both codes and all documents', async () => {
    await owner.goto('/merchant/signup')
    await fillOwner(owner, 'en', applicant)
    await clickNext(owner, 'en')
    await fillNumbers(owner, 'en')
    await clickNext(owner, 'en')
    await addDocuments(owner, 'en')
    await clickNext(owner, 'en')
    await owner.getByRole('button', { name: texts.signUp.review.submit, exact: true }).click()
    await expect(owner).toHaveURL(/\/merchant\/login$/)
    await signIn(owner, 'merchant', applicant)
    await expect(owner).toHaveURL(/\/merchant\/applicationreview$/)
  })

  await test.step('the first administrator chooses a password and verifies the restaurant', async () => {
    await admin.goto(platform.adminLink)
    await admin.getByLabel(accounts.newPassword, { exact: true }).fill(administrator.password)
    await admin.getByLabel(accounts.confirmPassword, { exact: true }).fill(administrator.password)
    await admin.getByRole('button', { name: accounts.reset.save }).click()
    await expect(admin).toHaveURL(/\/admin\/login$/)
    await signIn(admin, 'admin', administrator)
    await admin.getByRole('navigation', { name: texts.desk.pages }).getByRole('link', { name: texts.applicants.title }).click()
    await admin.getByRole('link', { name: applicant.restaurantName }).click()
    await admin.getByRole('button', { name: texts.review.verify, exact: true }).click()
    await admin.getByRole('dialog').getByRole('button', { name: texts.review.verify, exact: true }).click()
    await expect(admin.getByRole('dialog', { name: texts.review.verifiedTitle })).toBeVisible()
  })

  await test.step('the owner lands on the board, where nothing is done yet', async () => {
    await expect(owner).toHaveURL(/\/merchant\/orders$/)
    await expectDone(owner, [])
  })

  await test.step('the menu gets its first item', async () => {
    await owner.getByRole('link', { name: firstSteps.menu.action }).click()
    await addMenu(owner)
    await owner.getByRole('link', { name: texts.desk.orders }).click()
    await expectDone(owner, ['menu'])
  })

  await test.step('tables are added in another tab, and the board is updated without a reload', async () => {
    const tab = await owner.context().newPage()
    await tab.goto('/merchant/tables')
    await tab.getByRole('button', { name: tables.add.open }).click()
    const dialog = tab.getByRole('dialog', { name: tables.add.title })
    await dialog.getByLabel(tables.add.from).fill('1')
    await dialog.getByLabel(tables.add.to).fill('6')
    await dialog.getByRole('button', { name: filled(tables.add.submit_other, { count: 6 }) }).click()
    await expect(tab.getByRole('article')).toHaveCount(6)
    await tab.close()
    await expectDone(owner, ['menu', 'tables'])
  })

  await test.step('the codes are printed', async () => {
    await owner.evaluate(() => (window.print = () => {}))
    await owner.getByRole('link', { name: firstSteps.codes.action }).click()
    await owner.getByRole('dialog').getByRole('button', { name: tables.print.submit, exact: true }).click()
    await owner.getByRole('button', { name: tables.print.confirm }).click()
    await expect(owner.getByRole('dialog')).toBeHidden()
    await expect(owner.getByText(/^Printed /)).toHaveCount(6)
    await owner.getByRole('link', { name: texts.desk.orders }).click()
    await expectDone(owner, ['menu', 'tables', 'codes'])
  })

  await test.step('the alarm is tested', async () => {
    await owner.getByRole('button', { name: firstSteps.alarm.action }).click()
    await owner.getByRole('button', { name: firstSteps.alarm.confirm }).click()
    await expectDone(owner, ['menu', 'tables', 'codes', 'alarm'])
  })

  const phone = await takePhone(browser, words.en)
  await test.step('a diner opens the link of a table and orders in cash', async () => {
    const link = await owner.getByRole('link', { name: filled(firstSteps.order.open, { number: 1 }) }).getAttribute('href')
    await fillCartWithDrink(phone, link ?? '')
    await payCash(phone, words.en, 'Maryam')
  })

  await test.step('the counter accepts the order and marks it ready and delivered', async () => {
    const card = owner.getByRole('article', { name: 'Order 1, Table 1' })
    await expect(card).toContainText(drink.name)
    await card.getByRole('button', { name: texts.board.accept, exact: true }).click()
    await owner.getByRole('dialog').getByRole('button', { name: '15 minutes' }).click()
    await expect(phone.getByText('The restaurant has accepted it')).toBeVisible()
    await card.getByRole('button', { name: texts.board.ready, exact: true }).click()
    await card.getByRole('button', { name: new RegExp(`^${texts.board.delivered} · `) }).click()
    await expect(card).toBeHidden()
    await expect(phone).toHaveURL(/\/successbacktohome$/)
  })

  await test.step('the first steps are done and no longer shown', async () => {
    await expect(owner.getByText(texts.board.emptyTitle)).toBeVisible()
    await expect(owner.getByRole('region', { name: firstSteps.title })).toBeHidden()
  })
  for (const page of [owner, admin, phone]) await page.context().close()
})
