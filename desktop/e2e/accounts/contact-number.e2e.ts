// The contact number of an application: the code is sent to the entered number.
import { expect, test } from '@playwright/test'
import { words } from '../../../diner-web/e2e/people.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { codeVerification } from './sign-up-actions.ts'

const language = 'en'
const { signUp: texts, refusals } = menuText[language]

test('a code is sent to a pasted number of any country', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: words[language].locale })
  const page = await context.newPage()
  const { requestCode } = codeVerification(page, language)
  const requestedNumbers: string[] = []
  await page.route('**/send-otp', (route) => {
    requestedNumbers.push(route.request().postDataJSON().address)
    const later = new Date(Date.now() + 300_000).toISOString()
    const data = { requestId: String(requestedNumbers.length), expiresAt: later, resendAt: later }
    return route.fulfill({ json: { success: true, message: '', data } })
  })
  await page.goto('/merchant/signup')
  const [number, country] = [page.getByLabel(texts.contactNumber, { exact: true }), page.getByLabel(texts.countryCode, { exact: true })]

  await number.fill('+44 7700 900123')
  await expect(country).toHaveValue('GB')
  await requestCode('+447700900123')
  await expect(number).toHaveValue('7700900123')

  await number.fill('')
  await number.pressSequentially('٠٠٩٧٤ ٥٥٥١ ٢٣٤٥')
  await expect(country).toHaveValue('QA')
  await requestCode('+97455512345')

  // A reload restores the number.
  await number.fill('+1 416 555 0123')
  await number.blur()
  await page.reload()
  await expect(number).toHaveValue('4165550123')
  await expect(country.getByRole('option', { selected: true })).toContainText('+1')

  // A number that is unusual for the chosen country shows a hint; only a number that no country has is refused.
  const advice = page.getByText(filled(texts.unusualNumber, { country: 'Qatar' }))
  await country.selectOption('QA')
  await number.fill('7700900123')
  await expect(advice).toBeVisible()
  await number.fill('55512345')
  await expect(advice).toBeHidden()
  await number.fill('5551')
  await number.blur()
  await expect(page.getByText(refusals.account.contact_invalid)).toBeVisible()
  expect(requestedNumbers).toEqual(['447700900123', '97455512345'])
  await context.close()
})
