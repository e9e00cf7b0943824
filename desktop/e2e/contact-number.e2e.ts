// The contact number of an application: the code goes to the number that was written.
import { expect, test } from '@playwright/test'
import { words } from '../../diner-web/e2e/people.ts'
import { filled, menuText } from './menu-text.ts'
import { proveBy } from './sign-up-people.ts'

for (const language of ['en', 'ar'] as const) {
  const { signUp: say, refusals } = menuText[language]

  test(`a code goes to the number that was pasted, of whatever country it is (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: words[language].locale })
    const page = await context.newPage()
    const { ask } = proveBy(page, language)
    const asked: string[] = []
    await page.route('**/send-otp', (route) => {
      asked.push(route.request().postDataJSON().address)
      const later = new Date(Date.now() + 300_000).toISOString()
      const data = { requestId: String(asked.length), expiresAt: later, resendAt: later }
      return route.fulfill({ json: { success: true, message: '', data } })
    })
    await page.goto('/merchant/signup')
    const [number, country] = [page.getByLabel(say.contactNumber, { exact: true }), page.getByLabel(say.countryCode, { exact: true })]

    await number.fill('+44 7700 900123')
    await expect(country).toHaveValue('GB')
    await ask('+447700900123')
    await expect(number).toHaveValue('7700900123')

    await number.fill('')
    await number.pressSequentially('٠٠٩٧٤ ٥٥٥١ ٢٣٤٥')
    await expect(country).toHaveValue('QA')
    await ask('+97455512345')

    // A reload shows it as it was left.
    await number.fill('+1 416 555 0123')
    await number.blur()
    await page.reload()
    await expect(number).toHaveValue('4165550123')
    await expect(country.getByRole('option', { selected: true })).toContainText('+1')

    // Too long for the chosen country: advice, while what is refused is only what no country has.
    const advice = page.getByText(filled(say.unusualNumber, { country: language === 'en' ? 'Qatar' : 'قطر' }))
    await country.selectOption('QA')
    await number.fill('7700900123')
    await expect(advice).toBeVisible()
    await number.fill('55512345')
    await expect(advice).toBeHidden()
    await number.fill('5551')
    await number.blur()
    await expect(page.getByText(refusals.account.contact_invalid)).toBeVisible()
    expect(asked).toEqual(['447700900123', '97455512345'])
    await context.close()
  })
}
