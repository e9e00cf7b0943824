// Pages that failed to load or do not exist, also offline and on a small screen.
import * as arabic from '@sufra/shared/i18n/ar/for-diner'
import * as arabicLater from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner'
import * as englishLater from '@sufra/shared/i18n/en/for-diner-later'
import { expect, test } from 'playwright/test'
import { tableLink, takePhone, words } from '../people.ts'
import { phoneCamera } from '../take-screenshot.ts'

const texts = { en: { ...english, ...englishLater }, ar: { ...arabic, ...arabicLater } }

for (const language of ['en', 'ar'] as const)
  test(`unavailable pages (${language})`, async ({ browser }) => {
    const { errors, menu, start, welcome } = texts[language]
    const phone = await takePhone(browser, words[language])
    const picture = phoneCamera(phone, language)
    await phone.route('**/assets/search-page-*.js', (route) => route.abort())
    await phone.goto('/no/such/page')
    await expect(phone.getByRole('heading', { name: welcome.notFound })).toBeVisible()
    await picture('diner-not-found')
    await phone.goto('/restaurants/x')
    await expect(phone.getByRole('heading', { name: start.unknownRestaurant })).toBeVisible()
    await picture('diner-unknown-restaurant')
    await phone.goto(`/qr-link?r=${new URL(tableLink()).searchParams.get('r')}&t=AAAA`)
    await expect(phone.getByRole('heading', { name: start.replacedCode })).toBeVisible()
    await picture('diner-replaced-code')
    await phone.route('**/api/menu/*', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      json.data.restaurant.isUnreachable = true
      await route.fulfill({ response, json })
    })
    await phone.goto(tableLink())
    await expect(phone.getByText(start.askStaff)).toBeVisible()
    await picture('diner-unreachable')
    await phone.unroute('**/api/menu/*')
    await phone.goto('/welcome')
    await expect(phone.getByRole('contentinfo')).toBeVisible()
    await picture('diner-welcome-again')
    await phone.goto(tableLink())
    await expect(phone.getByRole('navigation')).toBeVisible()
    await phone.context().setOffline(true)
    await phone.getByRole('main').getByRole('link', { name: menu.search }).click()
    await expect(phone.getByText(errors.pageNotLoaded)).toBeVisible()
    await picture('diner-page-failed-offline')
    await phone.context().close()
  })
