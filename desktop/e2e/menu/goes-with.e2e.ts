import { expect } from '@playwright/test'
import { goesWith } from '@sufra/shared/i18n/en/diner/goes-with'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { showCategory, takePhone, words } from '../../../diner-web/e2e/people.ts'
import { openItems } from './item-actions.ts'
import { filled, menuText } from './menu-text.ts'

const labels = words.en
const { items: texts } = menuText.en
const [dish, other] = ['Shish Tawook', 'Hummus']

test('a merchant says what goes well with a dish; a guest adds it from the sheet with one tap, until the merchant takes it away', async ({
  browser,
  restaurant,
}) => {
  const { page, dialog, toast, save, act } = await openItems(browser, 'en', restaurant, 'grills')
  await act(dish, texts.edit)
  await dialog().getByLabel(texts.goesWithAdd).selectOption(other)
  await save()
  await toast(texts.saved)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const phone = await takePhone(browser, labels)
  await phone.goto(restaurant.tableLink)
  await showCategory(phone, { category: /^Charcoal Grills/ })
  await phone.getByRole('button', { name: dish }).first().click()
  const offered = phone.getByRole('dialog').getByRole('region', { name: goesWith.title })
  await offered.getByRole('button', { name: `Add ${other}` }).click()
  await expect(offered).toContainText('1 ×')

  await act(dish, texts.edit)
  await dialog()
    .getByRole('button', { name: filled(texts.goesWithout, { name: other }) })
    .click()
  await save()
  await expect(offered).toBeHidden()
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await expect(phone.getByRole('listitem', { name: other })).toBeVisible()
  await expect(phone.getByRole('listitem', { name: dish })).toBeVisible()
  await phone.context().close()
  await page.context().close()
})
