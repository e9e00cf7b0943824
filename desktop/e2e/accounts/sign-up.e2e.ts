// The application of a restaurant: its owner's step, and the codes that verify both addresses.
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { newestCode } from '../inbox.ts'
import { inviteTo } from '../invite.ts'
import { menuText } from '../menu/menu-text.ts'
import { applicantOf, fillPassword, clickNext, openSignUp, codeVerification } from './sign-up-actions.ts'

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

const language = 'en'
const { signUp: texts, accounts, refusals } = menuText[language]

test("the owner's step shows errors and verifies both addresses", async ({ browser }) => {
  const { page, field, expectText } = await openSignUp(browser, language)
  const { requestCode, paste, boxes, verified } = codeVerification(page, language)
  const applicant = applicantOf(language)

  await test.step('the sign-in page links to the application, which shows its required fields', async () => {
    await page.goto('/merchant/login')
    await page.getByRole('link', { name: accounts.apply }).click()
    await expect(page).toHaveURL(/\/merchant\/signup$/)
    await clickNext(page, language)
    await expectText(refusals.account.restaurant_required)
    await expect(field(texts.restaurantName)).toBeFocused()
    for (const code of ['branch_required', 'first_name_required', 'last_name_required', 'email_required', 'password_required'] as const)
      await expectText(refusals.account[code])
    await expectText(refusals.account.contact_invalid)
  })

  await test.step('each field shows its error on blur', async () => {
    await page.reload()
    for (const [label, wrong, code] of [
      [texts.restaurantName, 'a', 'name_length'],
      [texts.contactNumber, '12', 'contact_invalid'],
      [accounts.email, 'maryam@', 'email_invalid'],
      [accounts.password, 'saffron', 'password_rule'],
    ] as const) {
      await field(label).fill(wrong)
      await field(label).blur()
      await expectText(refusals.account[code])
    }
    await field(accounts.password).fill(applicant.password)
    await field(accounts.confirmPassword).fill('Saffron#2027')
    await field(accounts.confirmPassword).blur()
    await expectText(refusals.account.password_mismatch)
  })

  await test.step('a wrong code counts down the tries; the right one verifies the number', async () => {
    await field(texts.contactNumber).fill(applicant.local)
    await expect(field(texts.contactNumber)).toHaveValue(applicant.local)
    const input = await requestCode(`+${applicant.phone}`)
    const code = await newestCode(page, applicant.phone)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.getByRole('button', { name: new RegExp(texts.code.sendAgainIn.split('{{')[0] ?? '') })).toBeDisabled()
    await input.pressSequentially('12')
    await page.keyboard.press('Backspace')
    await expect(input).toHaveValue('1')
    await paste(code === '000000' ? '111111' : '000000')
    await expect(page.getByText(refusals.otp.wrong)).toContainText('4')
    await expect(input).toHaveValue('')
    await input.pressSequentially(arabicDigits(code))
    await verified(1)
  })

  await test.step('a changed number is not verified; the verified one still is', async () => {
    await field(texts.contactNumber).fill('55599999')
    await verified(0)
    await field(texts.contactNumber).fill(applicant.local)
    await verified(1)
  })

  await test.step('an email address that already has an account shows an error', async () => {
    const taken = await inviteTo(`taken.${randomUUID()}@sufra.test`, language)
    await field(accounts.email).fill(taken)
    await requestCode(taken)
    await paste(await newestCode(page, taken))
    await expectText(refusals.account.email_taken)
    await expect(boxes(taken)).toBeHidden()
  })

  await test.step('an unverified address blocks the next step; a pasted code verifies it', async () => {
    await field(accounts.email).fill(applicant.email)
    await clickNext(page, language)
    await expectText(refusals.account.email_unverified)
    await requestCode(applicant.email)
    await paste(` ${await newestCode(page, applicant.email)} `)
    await verified(2)
    for (const name of ['restaurantName', 'branchName', 'firstName', 'lastName'] as const) await field(texts[name]).fill(applicant[name])
    await fillPassword(page, language, applicant.password)
    await clickNext(page, language)
    await expect(page).toHaveURL(/step=numbers/)
    await expect(page.getByRole('heading', { level: 2, name: texts.step.numbers })).toBeFocused()
  })
  await page.context().close()
})

test('a new code can be requested after one has expired or was guessed too often', async ({ browser }) => {
  const { page } = await openSignUp(browser, language)
  const { requestCode, boxes } = codeVerification(page, language)
  const start = new Date('2026-11-20T12:00:00Z')
  await page.clock.install({ time: start })
  const inSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1_000).toISOString()
  let sent = 0
  await page.route('**/api/restaurants/send-otp', (route) => {
    sent += 1
    // The second code is requested when the first has expired, after an hour.
    const data = { requestId: `request-${sent}`, expiresAt: inSeconds(sent * 3_600), resendAt: inSeconds(30) }
    return route.fulfill({ json: { success: true, message: '', data } })
  })
  await page.route('**/api/restaurants/verify-otp', (route) =>
    route.fulfill({ status: 429, json: { success: false, error: 'otp.no_tries', message: '' } }),
  )
  await page.goto('/merchant/signup')
  await page.getByLabel(texts.contactNumber, { exact: true }).fill('55510000')
  const input = await requestCode('+97455510000')
  await page.clock.fastForward('01:00:00')
  await expect(page.getByText(refusals.otp.expired)).toBeVisible()
  await expect(input).toBeDisabled()
  await page.getByRole('button', { name: texts.code.sendAgain, exact: true }).click()
  await expect(boxes('+97455510000')).toBeFocused()
  await expect(page.getByText(refusals.otp.expired)).toBeHidden()
  await page.keyboard.type('123456')
  await expect(page.getByText(refusals.otp.no_tries)).toBeVisible()
  await expect(input).toBeDisabled()
  expect(sent).toBe(2)
  await page.context().close()
})
