// From a stranger to an accepted restaurant, by pages alone: who applies on one screen, an administrator on another.
import { expect, test } from '@playwright/test'
import { words } from '../../diner-web/e2e/people.ts'
import { startDemoServer, type DemoServer } from '../../scripts/demo-server.ts'
import { dayFromNow, photographed } from '../testing/applicant.ts'
import { filled, menuText } from './menu-text.ts'
import { addDocuments, applicantOf, fillNumbers, fillOwner, goOn } from './sign-up-people.ts'

test.describe.configure({ mode: 'default' })

let cloud: DemoServer
test.beforeAll(async () => {
  cloud = await startDemoServer()
})
test.afterAll(() => cloud.stop())

for (const language of ['en', 'ar'] as const)
  test(`a stranger applies, is asked for another paper, and is accepted (${language})`, async ({ browser }) => {
    test.setTimeout(240_000)
    const { signUp, accounts, documents, settings, applicants, review } = menuText[language]
    const who = applicantOf(language)
    const open = async () => {
      const context = await browser.newContext({
        baseURL: cloud.url,
        viewport: { width: 1366, height: 768 },
        locale: words[language].locale,
      })
      return context.newPage()
    }
    const [owner, admin] = [await open(), await open()]
    const signIn = async (page: typeof owner, door: 'merchant' | 'admin', email: string, password: string) => {
      await page.goto(`/${door}/login`)
      await page.getByLabel(accounts.email, { exact: true }).fill(email)
      await page.getByLabel(accounts.password, { exact: true }).fill(password)
      await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
    }

    await test.step('the stranger applies and waits', async () => {
      await owner.goto('/merchant/signup')
      await fillOwner(owner, language, who)
      await goOn(owner, language)
      await fillNumbers(owner, language)
      await goOn(owner, language)
      await addDocuments(owner, language)
      await goOn(owner, language)
      await owner.getByRole('button', { name: signUp.review.submit, exact: true }).click()
      await expect(owner).toHaveURL(/\/merchant\/login$/)
      await signIn(owner, 'merchant', who.email, who.password)
      await expect(owner).toHaveURL(/\/merchant\/applicationreview$/)
    })

    await test.step('an administrator rejects one paper', async () => {
      await signIn(admin, 'admin', 'admin@sufra.test', 'Sufra@2026')
      await admin.getByRole('link', { name: applicants.title }).click()
      await admin.getByRole('link', { name: who.restaurantName }).click()
      await admin.getByRole('button', { name: new RegExp(documents.kind.tradeLicense) }).click()
      await expect(admin.getByRole('img', { name: documents.kind.tradeLicense })).toBeVisible()
      await admin.getByRole('button', { name: review.mark }).click()
      await admin.getByRole('group', { name: review.decide }).getByRole('button').first().click()
      await admin.getByRole('dialog').getByRole('button', { name: review.quick.number }).click()
      await admin.getByRole('dialog').getByRole('button').last().click()
      await expect(admin.getByText(review.settled.rejected)).toBeVisible()
    })

    await test.step('the page that waited says so by itself, and the paper is replaced there', async () => {
      await expect(owner).toHaveURL(/\/merchant\/settings\/profile$/)
      await expect(owner.getByText(review.quick.number)).toBeVisible()
      await owner.getByRole('button', { name: settings.correction.toDocuments }).click()
      const dialog = owner.getByRole('dialog')
      await owner.getByRole('listitem', { name: documents.kind.tradeLicense, exact: true }).getByRole('button').click()
      await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-30))
      await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(300))
      await dialog.getByLabel(documents.file, { exact: true }).setInputFiles(await photographed('renewed.jpg'))
      await dialog.getByRole('button', { name: documents.add, exact: true }).click()
      await owner.getByRole('button', { name: settings.papers.send }).click()
      await expect(owner).toHaveURL(/\/merchant\/applicationreview$/)
    })

    await test.step('the administrator verifies', async () => {
      await admin.reload()
      await admin.getByRole('button', { name: review.verify, exact: true }).click()
      await admin.getByRole('dialog').getByRole('button', { name: review.verify, exact: true }).click()
      const success = admin.getByRole('dialog', { name: review.verifiedTitle })
      await expect(success.getByText(filled(review.verifiedText, { name: who.restaurantName }))).toBeVisible()
    })

    await test.step('the page that waited opens the restaurant by itself', async () => {
      await expect(owner).toHaveURL(/\/merchant\/orders$/)
      await expect(owner.getByText(settings.news.accepted)).toBeVisible()
      await owner.getByRole('link', { name: menuText[language].tables.title }).click()
      await expect(owner).toHaveURL(/\/merchant\/tables$/)
    })
    for (const page of [owner, admin]) await page.context().close()
  })
