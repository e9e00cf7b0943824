// The dates of a document: typed in the local format or picked from a calendar.
import { expect, test, type Browser } from '@playwright/test'
import { formatDay } from '@sufra/shared/dates/day'
import { words } from '../../diner-web/e2e/people.ts'
import { dayFromNow } from '../testing/applicant.ts'
import { menuText } from './menu/menu-text.ts'
import { applicantOf, fillNumbers, fillOwner, clickNext } from './accounts/sign-up-actions.ts'

/** A time at which Qatar and the browser's time zone have the same date. */
const now = new Date('2026-11-22T09:00:00Z')

type Language = 'en' | 'ar'

const calendarFile = '**/assets/calendar-*.js'

/** Opens the upload dialog of a new application, with mocked one-time codes. */
const open = async (browser: Browser, language: Language, { isCalendarThere = true } = {}) => {
  const { dates, documents } = menuText[language]
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: words[language].locale,
    timezoneId: 'America/Los_Angeles',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  const later = new Date(now.getTime() + 300_000).toISOString()
  const answer = (data: object) => ({ json: { success: true, message: '', data } })
  await page.route('**/send-otp', (route) => route.fulfill(answer({ requestId: 'request', expiresAt: later, resendAt: later })))
  await page.route('**/verify-otp', (route) => route.fulfill(answer({ proof: 'proof', validUntil: later })))
  // From the start, because a field that has the focus loads the file, as the first one has in a new dialog.
  if (!isCalendarThere) await page.route(calendarFile, (route) => route.abort())
  await page.goto('/merchant/signup')
  await fillOwner(page, language, applicantOf(language, language === 'en' ? 31 : 32), async () => '123456')
  await clickNext(page, language)
  await fillNumbers(page, language)
  await clickNext(page, language)
  await page.getByRole('button', { name: `${documents.upload}: ${documents.kind.tradeLicense}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: documents.kind.tradeLicense, exact: true })
  return {
    page,
    dialog,
    issue: dialog.getByLabel(documents.issueDate),
    expiration: dialog.getByLabel(documents.expirationDate),
    calendar: page.getByRole('dialog', { name: dates.calendar, exact: true }),
    opener: (index: number) => dialog.getByRole('button', { name: dates.open, exact: true }).nth(index),
    message: (text: string) => dialog.getByText(text, { exact: true }),
  }
}

test('a date is typed with the day first, in Latin or Arabic digits', async ({ browser }) => {
  const { dates, refusals } = menuText.en
  const { page, dialog, issue, expiration, message } = await open(browser, 'en')
  for (const typed of ['5/6/2026', '05.06.2026', '05062026', '٠٥/٠٦/٢٠٢٦', '2026-06-05']) {
    await issue.fill('')
    await issue.pressSequentially(typed)
    await issue.blur()
    await expect(issue).toHaveValue('05/06/2026')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  }
  await issue.fill('31/02/2026')
  await issue.blur()
  await expect(issue).toHaveValue('31/02/2026')
  await expect(message(dates.invalid)).toBeVisible()
  await issue.fill('')
  await issue.blur()
  await expect(message(refusals.document.issue_required)).toBeVisible()

  // The limits of spec §5 use the date in Qatar, which is one day ahead of the browser's for eleven hours.
  await issue.fill('23/11/2026')
  await issue.blur()
  await expect(message(refusals.document.issue_in_future)).toBeVisible()
  await issue.fill('22/11/2026')
  await expiration.fill('21/11/2026')
  await expiration.blur()
  await expect(message(refusals.document.expired)).toBeVisible()
  await expect(message(refusals.document.issue_after_expiration)).toBeVisible()
  await expiration.fill('22/11/2026')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.context().close()
})

// The arrow keys follow the direction of the text.
for (const language of ['en', 'ar'] as const) {
  const monthName = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ar-QA-u-nu-latn', { month: 'long' })

  test(`a date is picked from the calendar with mouse and keyboard (${language})`, async ({ browser }) => {
    const { page, dialog, issue, expiration, calendar, opener } = await open(browser, language)
    const day = (date: string) => calendar.locator(`[data-day="${date}"]`).getByRole('button')

    await opener(0).click()
    await expect(calendar).toHaveAttribute('aria-describedby', /.+/)
    await expect(calendar.getByRole('grid', { name: `${monthName.format(now)} 2026` })).toBeVisible()
    await expect(day('2026-11-22')).toBeFocused()
    await expect(day('2026-11-23')).toBeDisabled()
    await day('2026-11-10').click()
    await expect(calendar).toBeHidden()
    await expect(issue).toHaveValue('10/11/2026')

    // Arrow keys follow the text direction; Escape closes only the calendar.
    await opener(1).focus()
    await page.keyboard.press('Enter')
    await expect(day('2026-11-22')).toBeFocused()
    await expect(day('2026-11-21')).toBeDisabled()
    await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft')
    await expect(day('2026-11-23')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await expect(day('2026-12-30')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(opener(1)).toBeFocused()
    await expect(expiration).toHaveValue('')

    await page.keyboard.press('Enter')
    await calendar.getByRole('combobox').last().selectOption('2028')
    await calendar
      .getByRole('combobox')
      .first()
      .selectOption({ label: monthName.format(new Date('2028-02-10')) })
    await day('2028-02-29').click()
    await expect(expiration).toHaveValue('29/02/2028')
    await expect(opener(1)).toBeFocused()

    // It opens at the typed date.
    await expiration.fill('31/01/2030')
    await opener(1).click()
    await expect(day('2030-01-31')).toBeFocused()
    await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('31')
    await page.context().close()
  })
}

test('a date can still be typed when the calendar fails to load', async ({ browser }) => {
  const { page, issue, calendar, opener } = await open(browser, 'en', { isCalendarThere: false })
  await opener(0).click()
  await expect(calendar.getByText(menuText.en.dates.failed)).toBeVisible()
  await page.keyboard.press('Escape')
  await issue.fill(formatDay(dayFromNow(-400)))
  await page.unroute(calendarFile)
  await opener(0).click()
  await expect(calendar.getByRole('grid')).toBeVisible()
  await page.context().close()
})
