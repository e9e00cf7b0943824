// Pages that failed to load, do not exist or are not built yet, in two widths.
import { expect, test } from 'playwright/test'
import { words } from '../people.ts'
import { camera } from '../take-screenshot.ts'
import { sessionOf } from '../applicant.ts'
import { menuText } from './menu/menu-text.ts'

const sizes = { wide: { width: 1366, height: 768 }, narrow: { width: 390, height: 844 } }

for (const language of ['en', 'ar'] as const)
  for (const size of ['wide', 'narrow'] as const)
    test(`missing pages (${language}, ${size})`, async ({ browser }) => {
      test.setTimeout(120_000)
      const { errors, pages } = menuText[language]
      const url = process.env.SUFRA_URL ?? ''
      const open = async (role?: 'merchant' | 'admin') => {
        const storageState = role && (await sessionOf(url, role === 'admin' ? 'admin@sufra.test' : undefined, role))
        const context = await browser.newContext({ viewport: sizes[size], locale: words[language].locale, storageState })
        const page = await context.newPage()
        const picture = camera(page, language)
        const take = async (path: string, heading: string, screen: string) => {
          await page.goto(path)
          await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
          await picture(`pages-${screen}-${size}`)
        }
        return { page, picture, take }
      }

      const counter = await open('merchant')
      await counter.take('/merchant/nothing', pages.notFound, 'not-found')
      await counter.page.route('**/desk/assets/tables-page-*.js', (route) => route.fulfill({ status: 404 }))
      await counter.page.goto('/merchant/tables')
      await expect(counter.page.getByText(errors.pageNotLoaded)).toBeVisible()
      await counter.picture(`pages-failed-${size}`)
      await counter.page.route('**/desk/assets/profile-page-*.js', (route) => route.fulfill({ status: 404 }))
      await counter.page.goto('/merchant/settings/profile')
      await expect(counter.page.getByText(errors.pageNotLoaded)).toBeVisible()
      await counter.picture(`pages-settings-failed-${size}`)
      await counter.page.context().close()

      const admin = await open('admin')
      await admin.take('/admin/nothing', pages.notFound, 'admin-not-found')
      await admin.page.context().close()

      const anonymous = await open()
      await anonymous.take('/login/nothing', pages.notFound, 'open-not-found')
      await anonymous.page.route('**/desk/assets/sign-in-page-*.js', (route) => route.fulfill({ status: 404 }))
      await anonymous.page.goto('/merchant/login')
      await expect(anonymous.page.getByText(errors.pageNotLoaded)).toBeVisible()
      await anonymous.picture(`pages-open-failed-${size}`)
      await anonymous.page.context().close()
    })
