// Pages that failed to load or do not exist, also offline and on a small screen.
import { forDiner as arabic } from '@sufra/shared/i18n/ar/for-diner'
import { forDinerLater as arabicLater } from '@sufra/shared/i18n/ar/for-diner-later'
import { forDiner as english } from '@sufra/shared/i18n/en/for-diner'
import { forDinerLater as englishLater } from '@sufra/shared/i18n/en/for-diner-later'
import { expect, test } from '@playwright/test'
import { tableLink, takePhone, words } from './people.ts'
import { camera } from './take-screenshot.ts'

const texts = { en: { ...english, ...englishLater }, ar: { ...arabic, ...arabicLater } }

for (const language of ['en', 'ar'] as const)
  for (const width of [390, 360])
    test(`unavailable pages (${language}, ${width})`, async ({ browser }) => {
      const { errors, menu, welcome } = texts[language]
      const phone = await takePhone(browser, words[language])
      await phone.setViewportSize({ width, height: 760 })
      const picture = camera(phone, language)
      await phone.route('**/assets/search-page-*.js', (route) => route.abort())
      await phone.goto('/no/such/page')
      await expect(phone.getByRole('heading', { name: welcome.notFound })).toBeVisible()
      await picture(`diner-not-found-${width}`)
      await phone.goto(tableLink())
      await expect(phone.getByRole('navigation')).toBeVisible()
      await phone.context().setOffline(true)
      await phone.getByRole('main').getByRole('link', { name: menu.search }).click()
      await expect(phone.getByText(errors.pageNotLoaded)).toBeVisible()
      await picture(`diner-page-failed-offline-${width}`)
      await phone.emulateMedia({ colorScheme: 'dark' })
      await picture(`diner-page-failed-dark-${width}`)
      await phone.context().close()
    })
