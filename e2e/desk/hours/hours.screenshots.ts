// Opening hours and the restaurant's status: without hours, with special days, problems, loading, failed, offline, a member of the staff;
// and the same on phones.
import { expect, test } from 'playwright/test'
import type { HoursData } from '@sufra/shared/hours/hours.routes'
import { takePhone, tableLink, words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const path = '/merchant/settings/hours'
const hour = 3_600_000
const soon = (milliseconds: number) => new Date(Math.ceil((Date.now() + milliseconds) / 300_000) * 300_000).toISOString()
const opening = { timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null }
const split = [
  { opens: 660, closes: 900 },
  { opens: 1_080, closes: 1_560 },
]
const data = (changes: Partial<HoursData> = {}): HoursData => ({
  hours: {
    week: [split, split, split, split, split, [{ opens: 810, closes: 1_560 }], []],
    specialDays: [
      { name: 'Ramadan · رمضان', from: '2027-02-08', to: '2027-03-09', periods: [{ opens: 1_080, closes: 1_620 }] },
      { name: 'Eid', from: '2027-03-10', to: '2027-03-12', periods: [] },
    ],
    lastOrders: 30,
  },
  dayEndsAt: 240,
  sittingIdleMinutes: 90,
  version: 3,
  opening,
  takingOrders: true,
  ordersRestrictedFrom: null,
  mayEdit: true,
  ...changes,
})

for (const language of ['en', 'ar'] as const) {
  const { common, hours, pace } = menuText[language]
  for (const { name, viewport } of deskSizes)
    test(`opening hours and pauses (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(600_000)
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-hours-${screen}${name}`)
      let shown = data()
      await page.goto(path)
      await expect(page.getByRole('switch', { name: hours.always })).toBeChecked()
      await picture('new')
      await page
        .getByRole('button', { name: pace.change.replace('{{state}}', '').trim() })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('pace')
      await page.keyboard.press('Escape')
      await page.route('**/api/merchant/hours', (route) => route.fulfill({ json: { success: true, data: shown } }))
      await page.reload()
      await expect(page.getByText(hours.special, { exact: true })).toBeVisible()
      await picture('week')
      await page.getByText(hours.special, { exact: true }).scrollIntoViewIfNeeded()
      await picture('special')
      await page.getByLabel(hours.lastOrders).fill('500')
      await page.getByLabel(hours.lastOrders).scrollIntoViewIfNeeded()
      await picture('problem')
      shown = data({ opening: { ...opening, pausedUntil: soon(hour), busy: { minutes: 20, until: soon(6 * hour) } }, mayEdit: false })
      await page.reload()
      await expect(page.getByText(hours.readOnly)).toBeVisible()
      await picture('paused-staff')
      await page
        .getByRole('button', { name: pace.change.replace('{{state}}', '').trim() })
        .first()
        .click()
      await expect(page.getByRole('button', { name: pace.resume })).toBeVisible()
      await picture('pace-paused')
      await page.context().setOffline(true)
      await expect(page.getByText(pace.offline)).toBeVisible()
      await picture('pace-offline')
      await page.keyboard.press('Escape')
      await expect(page.getByText(hours.offline)).toBeVisible()
      await picture('offline')
      await page.context().setOffline(false)
      await page.unroute('**/api/merchant/hours')
      await page.route('**/api/merchant/hours', () => {})
      await page.reload()
      await expect(page.getByRole('link', { name: hours.title })).toBeVisible()
      await picture('loading')
      await page.unroute('**/api/merchant/hours')
      await page.route('**/api/merchant/hours', (route) => route.fulfill({ status: 404, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('failed')
      await page.context().close()
    })

  test(`a phone while the restaurant is closed, paused and busy (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, words[language])
    await phone.setViewportSize({ width: 360, height: 740 })
    const picture = camera(phone, language)
    let shown: object = opening
    await phone.route(/\/api\/menu\//, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      Object.assign(json.data.restaurant, { opening: shown })
      await route.fulfill({ response, json })
    })
    const period = (from: number, to: number) => ({ opensAt: soon(from), ordersUntil: soon(to - hour / 2), closesAt: soon(to) })
    const states = {
      open: { ...opening, periods: [period(-hour, 3 * hour)] },
      closed: { ...opening, periods: [period(2 * hour, 5 * hour)] },
      'closed-days': { ...opening, periods: [period(72 * hour, 75 * hour)] },
      paused: { ...opening, pausedUntil: soon(hour / 4) },
      busy: { ...opening, busy: { minutes: 20, until: soon(6 * hour) } },
    }
    for (const [state, value] of Object.entries(states)) {
      shown = value
      await phone.goto(tableLink())
      await expect(phone.getByRole('navigation')).toBeVisible()
      if (state !== 'open') await expect(phone.getByRole('status').first()).toBeVisible()
      await picture(`diner-hours-${state}`)
    }
    await phone.context().close()
  })
}
