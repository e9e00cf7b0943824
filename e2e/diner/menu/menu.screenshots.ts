import { expect, test } from 'playwright/test'
import { goesWith as arabic } from '@sufra/shared/finding/texts.ar'
import { goesWith as english } from '@sufra/shared/finding/texts.en'
import { closeSheet, showCategory, takePhone, tableLink, words } from '../../people.ts'
import { phoneCamera } from '../../take-screenshot.ts'

for (const language of ['en', 'ar'] as const) {
  const labels = words[language]
  const { title } = { en: english, ar: arabic }[language]

  test(`a menu with sold-out items (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, labels)
    const picture = phoneCamera(phone, language)
    const backAt = new Date(Date.now() + 3_600_000).toISOString()
    // Simulates the owner's switches for this phone only, since other tests share the menu.
    await phone.route(/\/api\/menu\//, async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      const [first, second, third] = data.items
      Object.assign(first, { isAvailable: false, backAt })
      const goesWith = [third, ...data.items.slice(40, 42)].map(({ _id }) => _id)
      Object.assign(second, { portionsLeft: 2, dietary: ['spicy'], prepMinutes: 12, goesWith })
      Object.assign(third.addOns[0].options[0], { isAvailable: false })
      await route.fulfill({ json: { success: true, data } })
    })
    await phone.goto(tableLink())
    await showCategory(phone, labels)
    const dishes = phone.getByRole('region', { name: labels.category }).first().getByRole('listitem')
    await expect(dishes.nth(2)).toBeVisible()
    await picture('diner-sold-out')
    const open = (index: number) => dishes.nth(index).getByRole('button').first().click()
    await open(1)
    await expect(phone.getByRole('dialog')).toBeVisible()
    await picture('diner-few-left')
    await phone.getByRole('region', { name: title }).getByRole('button').last().click()
    await picture('diner-goes-well')
    await closeSheet(phone)
    await open(2)
    await picture('diner-option-sold-out')
    await closeSheet(phone)
    await phone.goto('/results')
    await expect(phone.getByRole('searchbox')).toBeVisible()
    await picture('diner-search')
    await phone.getByRole('searchbox').fill(language === 'en' ? 'shawrma' : 'شاورمه')
    await expect(phone.getByRole('listitem').first()).toBeVisible()
    await picture('diner-search-found')
    await phone.getByRole('searchbox').fill('zzzz')
    await picture('diner-search-none')
    await phone.context().close()
  })
}
