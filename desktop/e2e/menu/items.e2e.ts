import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { words } from '../../../diner-web/e2e/people.ts'
import { openItems, openMenu } from './item-actions.ts'
import { filled, menuText } from './menu-text.ts'

const language = 'en'
const { common, counterMenu, cuisines, items: texts, marks, refusals } = menuText[language]
const tawook = 'Shish Tawook'

test('a merchant adds and edits an item', async ({ browser, restaurant }) => {
  const { page, dialog, toast, save, act, addPicture } = await openItems(browser, language, restaurant, 'grills')
  const dish = { en: 'Test dish', ar: 'طبق تجربة' }
  const name = dish[language]

  await test.step('errors are shown beside their fields', async () => {
    await page.getByRole('button', { name: texts.add }).click()
    await save()
    await expect(dialog().getByText(refusals.item.name_required)).toBeVisible()
    await expect(dialog().getByText(refusals.upload.picture_required)).toBeVisible()
    await expect(dialog().getByText(refusals.money.invalid)).toHaveCount(2)
    await dialog().getByLabel(cuisines.nameEn).fill(dish.en)
    await dialog().getByLabel(cuisines.nameAr).fill(dish.ar)
    await dialog().getByLabel(texts.actualPrice).fill('20.555')
    await dialog().getByLabel(texts.sellingPrice).fill('-1')
    await save()
    await expect(dialog().getByText(refusals.money.invalid)).toHaveCount(2)
    await dialog().getByLabel(texts.actualPrice).fill('20')
    await dialog().getByLabel(texts.sellingPrice).fill('٢١٫٥')
    await save()
    await expect(dialog().getByText(refusals.item.selling_above_actual)).toBeVisible()
    await dialog().getByLabel(texts.sellingPrice).fill('١٨٫٥٠')
    await dialog().getByRole('switch', { name: texts.customizable }).click()
    const group = dialog().getByRole('group', { name: filled(texts.group, { number: 1 }) })
    await group.getByLabel(texts.groupEn).fill('Sauce')
    await group.getByLabel(texts.optionEn).fill('Tahini')
    await group.getByLabel(texts.optionPrice).fill('2')
    await group.getByLabel(texts.min).fill('2')
    await save()
    await expect(group.getByText(refusals.item.group_min)).toBeVisible()
    await group.getByLabel(texts.min).fill('0')
    await group.getByRole('button', { name: filled(texts.removeOption, { number: 1 }) }).click()
    await save()
    await expect(group.getByText(refusals.item.group_empty)).toBeVisible()
    await group.getByRole('button', { name: texts.addOption }).click()
    await group.getByLabel(texts.optionEn).fill('Tahini')
    await group.getByRole('button', { name: texts.addOption }).click()
    await group.getByLabel(texts.optionEn).nth(1).fill(' TAHINI')
    await save()
    await expect(group.getByText(refusals.item.option_twice)).toBeVisible()
    await group.getByLabel(texts.optionEn).nth(1).fill('Garlic')
  })

  await test.step('the item is saved with every field', async () => {
    await addPicture()
    await dialog().getByLabel(texts.descriptionEn).fill('From the fire')
    await dialog().getByLabel(texts.preparation).fill('12')
    await dialog().getByText(marks.allergen.sesame, { exact: true }).click()
    await dialog().getByText(marks.dietary.spicy, { exact: true }).click()
    await save()
    await toast(texts.added)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(name)).toBeVisible()
  })

  await test.step('the form shows the saved values when the item is edited', async () => {
    await act(name, texts.edit)
    await expect(dialog().getByLabel(texts.sellingPrice)).toHaveValue('18.5')
    await expect(dialog().getByLabel(texts.preparation)).toHaveValue('12')
    await expect(dialog().getByRole('checkbox', { name: marks.allergen.sesame })).toBeChecked()
    await dialog().getByLabel(texts.sellingPrice).fill('17')
    await save()
    await toast(texts.saved)
    await expect(page.getByText(/17\.00/)).toBeVisible()
  })
  await page.context().close()
})

test('saving an item that was changed meanwhile is refused', async ({ browser, restaurant }) => {
  const { page, dialog, toast, save, act, addPicture } = await openItems(browser, language, restaurant, 'grills')
  await act(tawook, texts.edit)
  await addPicture()
  await dialog().getByLabel(texts.sellingPrice).fill('16')
  const other = await page.context().newPage()
  await openMenu(other, language, 'grills')
  const feature = other.getByRole('button', { name: filled(texts.feature, { name: tawook }) })
  const answer = other.waitForResponse((response) => response.request().method() === 'PATCH')
  await feature.click()
  expect((await answer).ok()).toBe(true)
  await expect(feature).toHaveAttribute('aria-pressed', 'true')
  await save()
  await toast(refusals.item.changed)
  await dialog().getByRole('button', { name: common.cancel }).click()
  await page.context().close()
})

test('an item is switched off for an hour, then limited to portions, and one of its options is switched off', async ({
  browser,
  restaurant,
}) => {
  const { page, dialog, waitForSwitch } = await openItems(browser, language, restaurant, 'shawarma')
  const { shawarma: name, garlic } = words[language]
  const off = page.getByRole('button', { name: `${name}: ${texts.off.open}`, exact: true })
  const dish = page.getByRole('switch', { name: filled(counterMenu.available, { name }), exact: true })
  await off.click()
  await waitForSwitch(() => dialog().getByRole('button', { name: texts.off.hour }).click())
  await expect(dish).not.toBeChecked()
  await expect(page.getByText(new RegExp(texts.off.backAt.split('{{')[0] ?? '')).first()).toBeVisible()
  await off.click()
  await dialog().getByLabel(texts.off.left).fill('0')
  await dialog().getByRole('button', { name: texts.off.setLeft }).click()
  await expect(dialog().getByText(refusals.item.portions)).toBeVisible()
  await dialog().getByLabel(texts.off.left).first().fill('12')
  await waitForSwitch(() => dialog().getByRole('button', { name: texts.off.setLeft }).first().click())
  await expect(dish).toBeChecked()
  await expect(page.getByText('12 left')).toBeVisible()
  await off.click()
  const option = dialog().getByRole('switch', { name: filled(counterMenu.available, { name: garlic }) })
  await waitForSwitch(() => option.click())
  await expect(option).not.toBeChecked()
  await page.context().close()
})

test('an item is deleted after a confirmation', async ({ browser, restaurant }) => {
  const { page, dialog, toast, act } = await openItems(browser, language, restaurant, 'grills')
  await act(tawook, texts.remove)
  await expect(dialog().getByText(texts.removeText)).toBeVisible()
  await dialog().getByRole('button', { name: texts.remove }).click()
  await toast(texts.removed)
  await expect(page.getByText(tawook, { exact: true })).toBeHidden()
  await page.context().close()
})
