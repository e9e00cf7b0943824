// An owner describes the restaurant, and open phones show it.
import { expect } from 'playwright/test'
import * as arabic from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner-later'
import { moveThrough, ordersOf } from '../../counter-calls.ts'
import { test } from '../../own-restaurant.ts'
import { closeSheet, fillCart, payCash, takePhone, words } from '../../people.ts'
import { menuText, photo } from '../menu/menu-text.ts'

const guestTexts = { en: english.about, ar: arabic.about }
const review = 'https://g.page/r/bayt/review'
const names = { en: 'Bayt Al Sufra', ar: 'بيت السفرة الجديد' }
const descriptions = { en: 'Family kitchen since 1987.', ar: 'مطبخ عائلي منذ 1987.' }

const language = 'en'

test("the owner's details of the restaurant appear on open phones, and a delivered order invites to a review", async ({
  browser,
  restaurant,
}) => {
  const { about, pictures, refusals } = menuText[language]
  const labels = words[language]
  const phone = await takePhone(browser, labels)
  await phone.goto(restaurant.tableLink)
  await expect(phone.getByRole('navigation')).toBeVisible()

  const context = await browser.newContext({
    storageState: restaurant.session,
    locale: labels.locale,
    viewport: { width: 1366, height: 768 },
  })
  const page = await context.newPage()
  await page.goto('/merchant/settings/about')
  await page.getByLabel(about.nameEn).fill(names.en)
  await page.getByLabel(about.nameAr).fill(names.ar)
  await page.getByLabel(about.aboutEn).fill(descriptions.en)
  await page.getByLabel(about.aboutAr).fill(descriptions.ar)
  await page.getByLabel(about.websiteUrl).fill('https://bayt.example')
  await page.getByLabel(about.googleReviewUrl).fill('http://g.page/r/bayt')
  for (const name of [about.logo, about.cover]) {
    await page.getByLabel(name, { exact: true }).setInputFiles(await photo())
    await page.getByRole('button', { name: pictures.use }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: about.save, exact: true }).click()
  await expect(page.getByText(refusals.account.link_invalid)).toBeVisible()
  await page.getByLabel(about.googleReviewUrl).fill(review)
  await page.getByRole('button', { name: about.save, exact: true }).click()
  await expect(page.getByText(about.saved)).toBeVisible()
  await expect(page.getByRole('complementary').getByText(names[language])).toBeVisible()

  const texts = guestTexts[language]
  await expect(phone.getByRole('heading', { name: names[language] })).toBeVisible()
  await expect(phone.locator('header img')).toHaveCount(2)
  await phone.getByRole('button', { name: texts.open }).click()
  const sheet = phone.getByRole('dialog')
  await expect(sheet.getByText(descriptions[language])).toBeVisible()
  await expect(sheet.getByRole('link', { name: texts.websiteUrl })).toHaveAttribute('href', 'https://bayt.example')
  await closeSheet(phone)

  const customer = `Review ${language}`
  await fillCart(phone, labels, restaurant.tableLink)
  await payCash(phone, labels, customer)
  const link = phone.getByRole('link', { name: texts.review })
  await expect(link).toBeHidden()
  const [order] = await ordersOf(restaurant, customer)
  await moveThrough(restaurant, order?.orderId ?? '', 'Preparing', 'Out for Delivery', 'Delivered')
  await expect(link).toHaveAttribute('href', review)
  await expect(link).toHaveAttribute('rel', /noopener/)
  await context.close()
  await phone.context().close()
})
