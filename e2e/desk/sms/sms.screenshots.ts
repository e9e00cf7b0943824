// Settings, Alerts: the wording of SMS in a new restaurant, customised, invalid, read by a manager, loading, failed and offline.
import { expect, test } from 'playwright/test'
import { forEachMessage } from '@sufra/shared/sms/sms-events'
import type { SmsData } from '@sufra/shared/sms/sms.routes'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const chosen: SmsData = {
  wording: {
    ...forEachMessage(() => null),
    order_waiting: { en: '{restaurant}: please accept {order}.', ar: '{restaurant}: يرجى قبول {order}.' },
  },
  isOn: { ...forEachMessage(() => true), receipt: false },
  restaurant: { en: 'Sufra Kitchen', ar: 'مطبخ السفرة' },
  version: 4,
  sentThisMonth: 128,
  mayEdit: true,
}

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`the wording of SMS (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(600_000)
      const { sms } = menuText[language]
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const section = page.getByRole('region', { name: sms.title })
      const heading = page.getByRole('heading', { name: sms.title })
      const take = async (screen: string) => {
        await heading.evaluate((element) => element.scrollIntoView())
        await shot(`desk-sms-${screen}${name}`)
      }
      const english = section.getByLabel(filled(sms.english, { message: sms.message.order_waiting }))
      await page.goto('/merchant/settings/sms-settings')
      await expect(english).toBeVisible()
      await take('new')
      let answer: SmsData | number = chosen
      await page.route('**/api/merchant/sms-settings', (route) =>
        typeof answer === 'number'
          ? route.fulfill({ status: answer, json: { success: false, error: 'x', message: 'x' } })
          : route.fulfill({ json: { success: true, data: answer } }),
      )
      await page.reload()
      await expect(english).toHaveValue(/please/)
      await take('chosen')
      await english.fill('{order} {nothing}')
      await take('wrong')
      answer = { ...chosen, mayEdit: false }
      await page.reload()
      await expect(page.getByText(sms.readOnly)).toBeVisible()
      await take('manager')
      await page.context().setOffline(true)
      await expect(page.getByText(sms.offline)).toBeVisible()
      await take('offline')
      await page.context().setOffline(false)
      answer = 500
      await page.reload()
      await expect(section.getByRole('alert').first()).toBeVisible()
      await take('failed')
      await page.route('**/api/merchant/sms-settings', () => {})
      await page.reload()
      await expect(heading).toBeVisible()
      await take('loading')
      await page.context().close()
    })
