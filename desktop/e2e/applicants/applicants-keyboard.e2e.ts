import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readApplicant } from '@sufra/shared/applicants/applicant.routes'
import { dialog, isPageRendered, openAdmin, platform } from './applicant-actions.ts'
import { deskText, setUp } from '../desk-actions.ts'
import { menuText as texts } from '../menu/menu-text.ts'
import { openDesk } from '../open-desk.ts'

test('an application is reviewed by keyboard alone, and a new one appears without a reload', async ({ browser }) => {
  const { review, documents, applicants } = texts.en
  const prefix = `Keyboard ${randomUUID().slice(0, 8)}`
  const { id, name, call } = await platform.newApplicant(prefix)
  const page = await openAdmin(browser, platform.url(), 'en-GB')
  await page.goto(`/admin/applicants?search=${prefix}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  const late = await platform.newApplicant(prefix)
  await expect(page.getByRole('link', { name: late.name })).toBeVisible()
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  const shown = (kind: keyof typeof documents.kind) =>
    expect(page.getByRole('button', { name: new RegExp(documents.kind[kind]) })).toHaveAttribute('aria-current', 'true')
  await shown('commercialLicense')
  await page.keyboard.press('k')
  await shown('commercialLicense')
  await page.keyboard.press('j')
  await shown('tradeLicense')
  await page.keyboard.press('ArrowDown')
  await shown('establishmentId')
  // Without waiting between the keys.
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('+')
  await expect(page.getByText('125%')).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByText('100%')).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('The stamp of the ministry is missing, j k x.')
  await shown('tradeLicense')
  const tabTo = async (label: RegExp) => {
    for (let presses = 0; presses < 80; presses += 1) {
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
      if (label.test(focused)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${label}`)
  }
  await page.keyboard.press('Escape')
  await tabTo(/^Reject 1 document$/)
  await page.keyboard.press('Enter')
  // A key that is pressed before goes to the button of the same name behind it.
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await tabTo(/^Reject 1 document$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText(review.settled.rejected)).toBeVisible()
  const { data } = await call(readApplicant, { params: { applicantId: id } })
  expect(data.cards.find(({ kind }) => kind === 'tradeLicense')?.newest?.reason).toBe('The stamp of the ministry is missing, j k x.')
  await expect(page.getByText(applicants.status.rejected, { exact: true }).first()).toBeVisible()
  await page.context().close()
})

test('the desktop app renders a PDF too', async ({ browser }) => {
  const { applicants } = texts.en
  const { name } = await platform.newApplicant('Desk Diner')
  const folder = mkdtempSync(join(tmpdir(), 'sufra-desk-'))
  const desk = await openDesk(folder, { browser })
  try {
    await setUp(desk, platform.url(), deskText.en)
    await desk.window.getByRole('navigation', { name: texts.en.desk.pages }).getByRole('link', { name: applicants.title }).click()
    await desk.window.getByRole('searchbox', { name: applicants.search }).fill(name)
    await desk.window.getByRole('link', { name }).click()
    await expect.poll(() => isPageRendered(desk.window, 1)).toBe(true)
  } finally {
    await desk.quit()
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${folder}.keychain`, { force: true })
  }
})
