import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { demoAdminEmail, demoMerchantEmail, demoPassword } from '../../cloud-api/src/demo/seed-demo.ts'
import { loginAdmin, loginMerchant } from '../../shared/src/accounts/account.routes.ts'
import { root } from '../common/root.ts'

export type Language = 'en' | 'ar'

export const pictureFile = (name: string) => join(root, 'docs/pictures', `${name}.webp`)
export const locales = { en: 'en-GB', ar: 'ar-QA' } as const
export const phoneSize = { width: 360, height: 740 }
export const deskSize = { width: 1366, height: 768 }

const sessions = {
  merchant: { route: loginMerchant, email: demoMerchantEmail },
  admin: { route: loginAdmin, email: demoAdminEmail },
} as const

/** Opens a page as a guest on a phone. */
export const openPhone = async (browser: Browser, language: Language): Promise<Page> => {
  const context = await browser.newContext({ viewport: phoneSize, deviceScaleFactor: 2, locale: locales[language], hasTouch: true })
  return context.newPage()
}

/** Opens a page of the desk, signed in. */
export const openDesk = async (browser: Browser, origin: string, language: Language, role: keyof typeof sessions): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, viewport: deskSize, locale: locales[language] })
  const { route, email } = sessions[role]
  const signedIn = await context.request.post(route.path, { data: { email, password: demoPassword } })
  if (!signedIn.ok()) throw new Error(`signing in as ${email} failed with status ${signedIn.status()}`)
  return context.newPage()
}

/** Waits until a page has its data, fonts and pictures. A page that never becomes idle is photographed as it is. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => {})))
  })
  await page.waitForTimeout(600)
}
