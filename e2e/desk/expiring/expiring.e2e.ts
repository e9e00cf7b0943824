// An expiring licence, on a server whose clock the test moves: orders stop after the days of grace, and a new licence allows them again.
import { expect, test, type Browser, type Page } from 'playwright/test'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { sendDocuments } from '@sufra/shared/documents/document.routes'
import * as arabicLater from '@sufra/shared/i18n/ar/for-diner-later'
import * as englishLater from '@sufra/shared/i18n/en/for-diner-later'
import { takePhone, words } from '../../people.ts'
import { walkLanguages } from '../../../scripts/common/test-scope.ts'
import { startClockedServer, type ClockedServer } from '../../../scripts/servers/clocked-demo-server.ts'
import { documentPhoto, sessionOf, signInAdmin } from '../../applicant.ts'
import { signInAgain } from '../../../desktop/testing/cloud-orders.ts'
import { untilNoon } from '../hours/doha-clock.ts'
import { menuText } from '../menu/menu-text.ts'

const day = 86_400_000
const later = { en: englishLater, ar: arabicLater }

let api: ClockedServer
/** The server's time, to the second. */
let now: number
const pass = async (milliseconds: number) => {
  await api.pass(milliseconds)
  now += milliseconds
}
test.beforeEach(async () => {
  api = await startClockedServer()
  now = Date.now()
  await pass(untilNoon(now))
})
test.afterEach(() => api.stop())

/** The owner sends a licence that expires after some days, and an administrator verifies it. */
const renewLicense = async (days: number) => {
  const { call } = await signInAgain(api.url)
  const { id } = (await call(readMe, {})).data
  const form = new FormData()
  const { buffer } = await documentPhoto()
  form.append('tradeLicense', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'license.jpg')
  form.append('tradeLicenseIssueDate', dayOf(now - 300 * day, homeTimeZone))
  form.append('tradeLicenseExpirationDate', dayOf(now + days * day, homeTimeZone))
  await call(sendDocuments, { form })
  await (await signInAdmin(api.url)).verify(id)
}

/** Opens the owner's cash page, whose clock is the server's. */
const openDesk = async (browser: Browser, language: 'en' | 'ar'): Promise<Page> => {
  const storageState = await sessionOf(api.url)
  const { locale } = words[language]
  const context = await browser.newContext({ baseURL: api.url, viewport: { width: 1366, height: 768 }, locale, storageState })
  const page = await context.newPage()
  await page.clock.install({ time: now })
  await page.goto('/merchant/cash')
  return page
}

for (const language of walkLanguages)
  test(`a restaurant with an expired licence takes no orders after the grace, and takes them again after a new one is verified (${language})`, async ({
    browser,
  }) => {
    const { documents, pace } = menuText[language]
    const { opening } = later[language]
    await renewLicense(10)
    const phone = await takePhone(browser, words[language])
    await phone.goto(api.tableLink)
    await expect(phone.getByText(opening.open, { exact: true })).toBeVisible()

    await test.step('in the days of grace the owner sees when they end, and phones may order', async () => {
      await pass(12 * day)
      const owner = await openDesk(browser, language)
      const notice = owner.getByRole('status').filter({ has: owner.getByRole('link', { name: pace.restrictedLink }) })
      await expect(notice).toContainText(pace.restrictedSoon.split('{{time}}')[0] ?? '')
      await phone.goto(api.tableLink)
      await expect(phone.getByText(opening.open, { exact: true })).toBeVisible()
      await expect(phone.getByText(opening.notTakingOrders)).toHaveCount(0)
      await owner.context().close()
    })

    await test.step('after the grace phones see the menu and cannot order, and the owner sees the reason', async () => {
      await pass(7 * day)
      await phone.goto(api.tableLink)
      await expect(phone.getByText(opening.notTakingOrders).first()).toBeVisible()
      await expect(phone.getByRole('heading', { level: 2, name: words[language].category })).toBeVisible()
      const owner = await openDesk(browser, language)
      await expect(owner.getByRole('status').filter({ hasText: pace.restrictedNow })).toBeVisible()
      await owner.getByRole('link', { name: pace.restrictedLink }).click()
      await expect(owner.getByRole('listitem', { name: documents.kind.tradeLicense, exact: true })).toContainText(documents.status.expired)
      await owner.context().close()
    })

    await test.step('a new licence is verified: the open phone may order at once', async () => {
      await renewLicense(365)
      await expect(phone.getByText(opening.notTakingOrders)).toHaveCount(0)
    })
    await phone.context().close()
  })
