// The application of a restaurant: its owner's step, and the codes that prove both addresses.
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from '../../diner-web/e2e/own-restaurant.ts'
import { newestCode } from './inbox.ts'
import { inviteTo } from './invite.ts'
import { menuText } from './menu-text.ts'
import { applicantOf, fillPassword, goOn, openSignUp, proveBy } from './sign-up-people.ts'

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

for (const language of ['en', 'ar'] as const) {
  const { signUp: say, accounts, refusals } = menuText[language]

  test(`the owner's step says what is wrong, and proves both addresses (${language})`, async ({ browser }) => {
    const { page, field, says } = await openSignUp(browser, language)
    const { ask, paste, boxes, verified } = proveBy(page, language)
    const who = applicantOf(language)

    await test.step('the sign-in leads to the application, which says what it needs', async () => {
      await page.goto('/merchant/login')
      await page.getByRole('link', { name: accounts.apply }).click()
      await expect(page).toHaveURL(/\/merchant\/signup$/)
      await goOn(page, language)
      await says(refusals.account.restaurant_required)
      await expect(field(say.restaurantName)).toBeFocused()
      for (const code of ['branch_required', 'first_name_required', 'last_name_required', 'email_required', 'password_required'] as const)
        await says(refusals.account[code])
      await says(refusals.account.contact_invalid)
    })

    await test.step('each field says what is wrong as soon as it was left', async () => {
      await page.reload()
      for (const [label, wrong, code] of [
        [say.restaurantName, 'a', 'name_length'],
        [say.contactNumber, '12', 'contact_invalid'],
        [accounts.email, 'maryam@', 'email_invalid'],
        [accounts.password, 'saffron', 'password_rule'],
      ] as const) {
        await field(label).fill(wrong)
        await field(label).blur()
        await says(refusals.account[code])
      }
      await field(accounts.password).fill(who.password)
      await field(accounts.confirmPassword).fill('Saffron#2027')
      await field(accounts.confirmPassword).blur()
      await says(refusals.account.password_mismatch)
    })

    await test.step('a wrong code counts down the tries; the right one verifies the number', async () => {
      await field(say.contactNumber).fill(language === 'en' ? who.local : arabicDigits(who.local))
      await expect(field(say.contactNumber)).toHaveValue(who.local)
      const input = await ask(`+${who.phone}`)
      const code = await newestCode(page, who.phone)
      await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(page.getByRole('button', { name: new RegExp(say.code.sendAgainIn.split('{{')[0] ?? '') })).toBeDisabled()
      await input.pressSequentially('12')
      await page.keyboard.press('Backspace')
      await expect(input).toHaveValue('1')
      await paste(code === '000000' ? '111111' : '000000')
      await expect(page.getByText(refusals.otp.wrong)).toContainText('4')
      await expect(input).toHaveValue('')
      await input.pressSequentially(language === 'en' ? code : arabicDigits(code))
      await verified(1)
    })

    await test.step('another number is not verified; the one that was stays so', async () => {
      await field(say.contactNumber).fill('55599999')
      await verified(0)
      await field(say.contactNumber).fill(who.local)
      await verified(1)
    })

    await test.step('a mailbox that has an account already is refused beside it', async () => {
      const taken = await inviteTo(`taken.${randomUUID()}@sufra.test`, language)
      await field(accounts.email).fill(taken)
      await ask(taken)
      await paste(await newestCode(page, taken))
      await says(refusals.account.email_taken)
      await expect(boxes(taken)).toBeHidden()
    })

    await test.step('an unverified address holds back; a code that is pasted with its message verifies it', async () => {
      await field(accounts.email).fill(who.email)
      await goOn(page, language)
      await says(refusals.account.email_unverified)
      await ask(who.email)
      await paste(` ${await newestCode(page, who.email)} `)
      await verified(2)
      for (const name of ['restaurantName', 'branchName', 'firstName', 'lastName'] as const) await field(say[name]).fill(who[name])
      await fillPassword(page, language, who.password)
      await goOn(page, language)
      await expect(page).toHaveURL(/step=numbers/)
      await expect(page.getByRole('heading', { level: 2, name: say.step.numbers })).toBeFocused()
    })
    await page.context().close()
  })

  test(`a code that ran out, and one that was guessed too often, are asked for anew (${language})`, async ({ browser }) => {
    const { page } = await openSignUp(browser, language)
    const { ask, boxes } = proveBy(page, language)
    const start = new Date('2026-11-20T12:00:00Z')
    await page.clock.install({ time: start })
    const inSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1_000).toISOString()
    let sent = 0
    await page.route('**/api/restaurants/send-otp', (route) => {
      sent += 1
      // The second is asked for when the first has run out, after an hour.
      const data = { requestId: `request-${sent}`, expiresAt: inSeconds(sent * 3_600), resendAt: inSeconds(30) }
      return route.fulfill({ json: { success: true, message: '', data } })
    })
    await page.route('**/api/restaurants/verify-otp', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: 'otp.no_tries', message: '' } }),
    )
    await page.goto('/merchant/signup')
    await page.getByLabel(say.contactNumber, { exact: true }).fill('55510000')
    const input = await ask('+97455510000')
    await page.clock.fastForward('01:00:00')
    await expect(page.getByText(refusals.otp.expired)).toBeVisible()
    await expect(input).toBeDisabled()
    await page.getByRole('button', { name: say.code.sendAgain, exact: true }).click()
    await expect(boxes('+97455510000')).toBeFocused()
    await expect(page.getByText(refusals.otp.expired)).toBeHidden()
    await page.keyboard.type('123456')
    await expect(page.getByText(refusals.otp.no_tries)).toBeVisible()
    await expect(input).toBeDisabled()
    expect(sent).toBe(2)
    await page.context().close()
  })
}
