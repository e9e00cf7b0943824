// Signing in with a second factor, setting it up, and its place in the settings. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const key = 'JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ'
const setup = { key, uri: `otpauth://totp/Sufra:ada%40sufra.test?issuer=Sufra&secret=${key}&algorithm=SHA1&digits=6&period=30`, setup: 'x' }
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const recoveryCodes = Array.from({ length: 10 }, (_, code) =>
  Array.from({ length: 5 }, (_group, group) =>
    Array.from({ length: 5 }, (_letter, at) => letters[(code * 7 + group * 5 + at * 11) % 32]).join(''),
  ).join('-'),
)
const refusal = (error: string, details = {}) => ({ success: false, error, message: '', details })

type Mock = { status?: number; json?: object; abort?: boolean; hold?: boolean }
const answer = (page: Page, path: string, { status = 200, json = {}, abort, hold }: Mock) =>
  page.route(`**/api/admin/${path}`, (route) => {
    if (hold) return undefined // never answered, so the page stays loading
    return abort ? route.abort() : route.fulfill({ status, json })
  })

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { accounts, common, refusals, secondFactor } = menuText[language]
    const { locale } = words[language]

    test(`signing in with a second factor (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const page = await (await browser.newContext({ viewport, locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`second-factor-${screen}${name}`)
      const enterPassword = async (next: string) => {
        await answer(page, 'login', { status: 401, json: refusal(next) })
        await page.goto('/admin/login')
        await page.getByLabel(accounts.email, { exact: true }).fill('ada@sufra.test')
        await page.getByLabel(accounts.password, { exact: true }).fill('Sufra@2026')
        await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
      }

      await enterPassword('factor.code_required')
      await page.getByLabel(secondFactor.code).pressSequentially('123')
      await picture('code')
      await answer(page, 'login/second-factor', { status: 400, json: refusal('factor.wrong') })
      await page.getByLabel(secondFactor.code).pressSequentially('456')
      await expect(page.getByText(refusals.factor.wrong)).toBeVisible()
      await picture('code-wrong')
      const retryAt = new Date(Date.now() + 119_500).toISOString()
      await answer(page, 'login/second-factor', { status: 429, json: refusal('account.locked', { retryAt }) })
      await page.getByLabel(secondFactor.code).pressSequentially('123456')
      await expect(page.getByText(refusals.account.locked)).toBeVisible()
      await picture('code-locked')
      await answer(page, 'login/second-factor', { abort: true })
      await page.getByLabel(secondFactor.code).pressSequentially('123456')
      await expect(page.getByText(menuText[language].errors.network)).toBeVisible()
      await picture('code-offline')
      await page.getByRole('button', { name: secondFactor.useRecovery }).click()
      await page.getByLabel(secondFactor.recoveryCode).fill('abc')
      await page.getByRole('button', { name: secondFactor.continue }).click()
      await expect(page.getByText(refusals.factor.recovery_form)).toBeVisible()
      await picture('recovery-form')
      await answer(page, 'login/second-factor', { status: 400, json: refusal('factor.recovery_wrong') })
      await page.getByLabel(secondFactor.recoveryCode).fill(recoveryCodes[0] ?? '')
      await page.getByRole('button', { name: secondFactor.continue }).click()
      await expect(page.getByText(refusals.factor.recovery_wrong)).toBeVisible()
      await picture('recovery-wrong')
      await answer(page, 'login/second-factor', { status: 410, json: refusal('factor.sign_in_over') })
      await page.getByRole('button', { name: secondFactor.continue }).click()
      await expect(page.getByText(refusals.factor.sign_in_over)).toBeVisible()
      await picture('over')

      await answer(page, 'login/second-factor/setup', { hold: true })
      await enterPassword('factor.enrolment_required')
      await expect(page.getByRole('heading', { name: secondFactor.setUp })).toBeVisible()
      await picture('enrolment-loading')
      await answer(page, 'login/second-factor/setup', { status: 500, json: refusal('server.failed') })
      await enterPassword('factor.enrolment_required')
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('enrolment-failed')
      await answer(page, 'login/second-factor/setup', { json: { success: true, data: setup } })
      await page.getByRole('button', { name: common.retry }).click()
      await expect(page.getByRole('img', { name: secondFactor.qr })).toBeVisible()
      await picture('enrolment')
      const user = {
        id: '01890000-0000-7000-8000-000000000001',
        role: 'admin',
        status: 'accepted',
        name: 'Ada',
        email: 'a@b.co',
        restaurant: null,
      }
      const enrolled = { success: true, message: '', accessToken: 'x', data: user, recoveryCodes }
      await answer(page, 'login/second-factor/enrol', { json: enrolled })
      await page.getByLabel(secondFactor.code).pressSequentially('123456')
      await expect(page.getByRole('heading', { name: secondFactor.codes })).toBeVisible()
      await picture('recovery-codes')
      await page.emulateMedia({ media: 'print' })
      const folder = process.env.SUFRA_SCREENSHOTS ?? 'screenshots'
      await page.screenshot({ path: `${folder}/second-factor-recovery-codes-printed${name}.${language}.png` })
      await page.context().close()
    })

    test(`the own second factor (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`second-factor-settings-${screen}${name}`)
      const region = page.getByRole('region', { name: secondFactor.title })
      const state = { enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 10, isRequired: true }
      const show = async (data: object) => {
        await answer(page, 'second-factor', { json: { success: true, data } })
        await page.goto('/admin/settings')
        await expect(region.getByRole('button').first()).toBeVisible()
        await region.scrollIntoViewIfNeeded()
      }
      await show({ ...state, enabledAt: null, recoveryCodesLeft: 0 })
      await picture('off')
      await show({ ...state, recoveryCodesLeft: 2 })
      await picture('few-codes')
      await show(state)
      await picture('on')
      await region.getByRole('button', { name: secondFactor.newCodes }).click()
      await picture('new-codes')
      await answer(page, 'second-factor/recovery-codes', { json: { success: true, message: '', data: { recoveryCodes } } })
      await page.getByLabel(secondFactor.code).pressSequentially('123456')
      await expect(page.getByRole('dialog', { name: secondFactor.codes })).toBeVisible()
      await picture('recovery-codes')
      await page.getByRole('button', { name: secondFactor.saved }).click()
      await region.getByRole('button', { name: secondFactor.changeApp }).click()
      await answer(page, 'second-factor/setup', { json: { success: true, data: setup } })
      await page.getByLabel(secondFactor.code).pressSequentially('123456')
      await expect(page.getByRole('img', { name: secondFactor.qr })).toBeVisible()
      await picture('change-app')
      await answer(page, 'second-factor', { status: 500, json: refusal('server.failed') })
      await page.goto('/admin/settings')
      await expect(region.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('failed')
      const person = {
        firstName: 'Hessa',
        lastName: 'Al Emadi',
        email: 'hessa@sufra.test',
        role: 'support',
        isDisabled: false,
        isSelf: false,
      }
      const row = {
        ...person,
        id: '01890000-0000-7000-8000-000000000002',
        hasSecondFactor: true,
        invitedUntil: null,
        lastUsedAt: '2026-11-20T12:00:00.000Z',
      }
      await answer(page, 'administrators', { json: { success: true, data: [row] } })
      await show(state)
      await page.getByRole('button', { name: menuText[language].administrators.actionsOf.replace('{{name}}', 'Hessa Al Emadi') }).click()
      await picture('row')
      await page.getByRole('menuitem', { name: secondFactor.reset }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('reset')
      await page.context().close()
    })
  }
