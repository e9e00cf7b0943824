// An authenticator app, which reads the key from the page.
import { expect, type Page } from 'playwright/test'
import { Secret, TOTP } from 'otpauth'
import { menuText } from '../menu/menu-text.ts'

const step = 30_000

/**
 * Reads the displayed key into the app. `code()` is the code of the 30-second period in which the key was read. `code(later)` is the code
 * of a period that many periods later, or of the current period if that one is past.
 */
export const readKey = async (page: Page) => {
  const key = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  const start = Date.now()
  return { code: (later = 0) => app.generate({ timestamp: later === 0 ? start : Math.max(start + later * step, Date.now()) }) }
}

/** Types a code, which is submitted with its last digit. */
export const typeCode = async (page: Page, language: 'en' | 'ar', code: string) => {
  const field = page.getByLabel(menuText[language].secondFactor.code)
  await expect(field).toBeFocused()
  await field.pressSequentially(code)
}
