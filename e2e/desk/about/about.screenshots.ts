// Settings, About: new, full, invalid, read by staff, offline, loading and failed; and the same details on phones.
import { expect, test } from 'playwright/test'
import type { AboutData } from '@sufra/shared/about/about.routes'
import * as arabic from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner-later'
import sharp from 'sharp'
import { tableLink, takePhone, words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const path = '/merchant/settings/about'
const pictures = { logo: '0193a2f0-0000-7000-8000-000000000001.webp', cover: '0193a2f0-0000-7000-8000-000000000002.webp' }
const texts = {
  about: {
    en: 'Charcoal grills and family recipes since 1987.\nWe open for breakfast on Fridays.',
    ar: 'مشاوي على الفحم ووصفات العائلة منذ 1987.\nنفتح للفطور يوم الجمعة.',
  },
  websiteUrl: 'https://www.sufra-kitchen.example/menu',
  facebookUrl: 'https://www.facebook.com/sufra',
  instagramUrl: 'https://www.instagram.com/sufra',
  googleReviewUrl: 'https://g.page/r/sufra/review',
}
const full = (changes: Partial<AboutData> = {}): AboutData => ({
  name: { en: 'Sufra Kitchen', ar: 'مطبخ السفرة' },
  ...texts,
  ...pictures,
  version: 2,
  mayEdit: true,
  ...changes,
})
/** A light picture, on which white text is hardest to read. */
const picture = () =>
  sharp({ create: { width: 1_152, height: 648, channels: 3, background: '#fdf3e0' } })
    .webp()
    .toBuffer()

for (const language of ['en', 'ar'] as const) {
  const { about } = menuText[language]
  for (const { name, viewport } of deskSizes)
    test(`about the restaurant (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(600_000)
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const take = (screen: string) => shot(`desk-about-${screen}${name}`)
      const image = await picture()
      await page.route('**/uploads/0193a2f0*', (route) => route.fulfill({ body: image, contentType: 'image/webp' }))
      await page.goto(path)
      await expect(page.getByLabel(about.nameEn)).toBeVisible()
      await take('new')
      let answer: AboutData | number = full()
      await page.route('**/api/merchant/about', (route) =>
        typeof answer === 'number'
          ? route.fulfill({ status: answer, json: { success: false, error: 'x', message: 'x' } })
          : route.fulfill({ json: { success: true, data: answer } }),
      )
      await page.reload()
      await expect(page.getByRole('button', { name: about.removeLogo })).toBeVisible()
      await take('full')
      await page.getByLabel(about.websiteUrl).fill('sufra')
      await page.getByLabel(about.nameEn).fill('S')
      await page.getByRole('button', { name: about.save, exact: true }).click()
      await page.getByLabel(about.websiteUrl).scrollIntoViewIfNeeded()
      await take('invalid')
      answer = full({ mayEdit: false })
      await page.reload()
      await expect(page.getByText(about.readOnly)).toBeVisible()
      await take('staff')
      await page.context().setOffline(true)
      await expect(page.getByText(about.offline)).toBeVisible()
      await take('offline')
      await page.context().setOffline(false)
      answer = 500
      await page.reload()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await take('failed')
      await page.route('**/api/merchant/about', () => {})
      await page.reload()
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await take('loading')
      await page.context().close()
    })

  test(`a phone with a logo, a cover and the sheet about the restaurant (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, words[language])
    await phone.setViewportSize({ width: 360, height: 740 })
    const take = camera(phone, language)
    const image = await picture()
    await phone.route('**/uploads/0193a2f0*', (route) => route.fulfill({ body: image, contentType: 'image/webp' }))
    await phone.route(/\/api\/menu\//, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      Object.assign(json.data.restaurant, texts, pictures)
      await route.fulfill({ response, json })
    })
    await phone.goto(tableLink())
    const { open } = { en: english, ar: arabic }[language].about
    await expect(phone.getByRole('button', { name: open })).toBeVisible()
    await take('diner-cover')
    await phone.getByRole('button', { name: open }).click()
    await expect(phone.getByRole('dialog').getByRole('link')).toHaveCount(5)
    await take('diner-about')
    await phone.context().close()
  })
}
