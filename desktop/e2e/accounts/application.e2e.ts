// From sign-up to an accepted restaurant through the pages alone: the applicant in one page, an administrator in another.
import { expect, test } from '@playwright/test'
import { words } from '../../../diner-web/e2e/people.ts'
import { startDemoServer, type DemoServer } from '../../../scripts/servers/demo-server.ts'
import { dayFromNow, documentPhoto } from '../../testing/applicant.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { addDocuments, applicantOf, fillNumbers, fillOwner, clickNext } from './sign-up-actions.ts'

test.describe.configure({ mode: 'default' })

let cloud: DemoServer
test.beforeAll(async () => {
  cloud = await startDemoServer()
})
test.afterAll(() => cloud.stop())

const language = 'en'

test('a restaurant applies, replaces a rejected document, and is accepted', async ({ browser }) => {
  const { signUp, accounts, documents, settings, applicants, review } = menuText[language]
  const applicant = applicantOf(language)
  const open = async () => {
    const context = await browser.newContext({
      baseURL: cloud.url,
      viewport: { width: 1366, height: 768 },
      locale: words[language].locale,
    })
    return context.newPage()
  }
  const [owner, admin] = [await open(), await open()]
  const signIn = async (page: typeof owner, area: 'merchant' | 'admin', email: string, password: string) => {
    await page.goto(`/${area}/login`)
    await page.getByLabel(accounts.email, { exact: true }).fill(email)
    await page.getByLabel(accounts.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
  }

  await test.step('the restaurant applies and waits', async () => {
    await owner.goto('/merchant/signup')
    await fillOwner(owner, language, applicant)
    await clickNext(owner, language)
    await fillNumbers(owner, language)
    await clickNext(owner, language)
    await addDocuments(owner, language)
    await clickNext(owner, language)
    await owner.getByRole('button', { name: signUp.review.submit, exact: true }).click()
    await expect(owner).toHaveURL(/\/merchant\/login$/)
    await signIn(owner, 'merchant', applicant.email, applicant.password)
    await expect(owner).toHaveURL(/\/merchant\/applicationreview$/)
  })

  await test.step('an administrator rejects one document', async () => {
    await signIn(admin, 'admin', 'admin@sufra.test', 'Sufra@2026')
    await admin.getByRole('link', { name: applicants.title }).click()
    await admin.getByRole('link', { name: applicant.restaurantName }).click()
    await admin.getByRole('button', { name: new RegExp(documents.kind.tradeLicense) }).click()
    await expect(admin.getByRole('img', { name: documents.kind.tradeLicense })).toBeVisible()
    await admin.getByRole('button', { name: review.mark }).click()
    await admin.getByRole('group', { name: review.decide }).getByRole('button').first().click()
    await admin.getByRole('dialog').getByRole('button', { name: review.quick.number }).click()
    await admin.getByRole('dialog').getByRole('button').last().click()
    await expect(admin.getByText(review.settled.rejected)).toBeVisible()
  })

  await test.step('the open page shows the rejection without a reload, and the document is replaced there', async () => {
    await expect(owner).toHaveURL(/\/merchant\/settings\/profile$/)
    await expect(owner.getByText(review.quick.number)).toBeVisible()
    await owner.getByRole('button', { name: settings.correction.toDocuments }).click()
    const dialog = owner.getByRole('dialog')
    await owner.getByRole('listitem', { name: documents.kind.tradeLicense, exact: true }).getByRole('button').click()
    await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-30))
    await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(300))
    await dialog.getByLabel(documents.file, { exact: true }).setInputFiles(await documentPhoto('renewed.jpg'))
    await dialog.getByRole('button', { name: documents.add, exact: true }).click()
    await owner.getByRole('button', { name: settings.papers.send }).click()
    await expect(owner).toHaveURL(/\/merchant\/applicationreview$/)
  })

  await test.step('the administrator verifies', async () => {
    await admin.reload()
    await admin.getByRole('button', { name: review.verify, exact: true }).click()
    await admin.getByRole('dialog').getByRole('button', { name: review.verify, exact: true }).click()
    const success = admin.getByRole('dialog', { name: review.verifiedTitle })
    await expect(success.getByText(filled(review.verifiedText, { name: applicant.restaurantName }))).toBeVisible()
  })

  await test.step('the open page leads to the orders without a reload', async () => {
    await expect(owner).toHaveURL(/\/merchant\/orders$/)
    await expect(owner.getByText(settings.announcements.accepted)).toBeVisible()
    await owner.getByRole('link', { name: menuText[language].tables.title, exact: true }).click()
    await expect(owner).toHaveURL(/\/merchant\/tables$/)
  })
  for (const page of [owner, admin]) await page.context().close()
})
