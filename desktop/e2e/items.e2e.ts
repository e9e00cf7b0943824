import { expect } from '@playwright/test'
import { test } from '../../diner-web/e2e/own-restaurant.ts'
import { words } from '../../diner-web/e2e/people.ts'
import { openItems, openMenu } from './item-people.ts'
import { filled, menuText } from './menu-text.ts'

for (const language of ['en', 'ar'] as const) {
  const { common, counterMenu, cuisines, items: say, marks, refusals } = menuText[language]
  const tawook = { en: 'Shish Tawook', ar: 'شيش طاووق' }[language]

  test(`a merchant writes a dish and changes it (${language})`, async ({ browser, restaurant }) => {
    const { page, dialog, toast, save, act, addPicture } = await openItems(browser, language, restaurant, 'grills')
    const dish = { en: 'Test dish', ar: 'طبق تجربة' }
    const name = dish[language]

    await test.step('what is wrong is said beside its field', async () => {
      await page.getByRole('button', { name: say.add }).click()
      await save()
      await expect(dialog().getByText(refusals.item.name_required)).toBeVisible()
      await expect(dialog().getByText(refusals.upload.picture_required)).toBeVisible()
      await expect(dialog().getByText(refusals.money.invalid)).toHaveCount(2)
      await dialog().getByLabel(cuisines.nameEn).fill(dish.en)
      await dialog().getByLabel(cuisines.nameAr).fill(dish.ar)
      await dialog().getByLabel(say.actualPrice).fill('20.555')
      await dialog().getByLabel(say.sellingPrice).fill('-1')
      await save()
      await expect(dialog().getByText(refusals.money.invalid)).toHaveCount(2)
      await dialog().getByLabel(say.actualPrice).fill('20')
      await dialog().getByLabel(say.sellingPrice).fill('٢١٫٥')
      await save()
      await expect(dialog().getByText(refusals.item.selling_above_actual)).toBeVisible()
      await dialog().getByLabel(say.sellingPrice).fill('١٨٫٥٠')
      await dialog().getByRole('switch', { name: say.customizable }).click()
      const group = dialog().getByRole('group', { name: filled(say.group, { number: 1 }) })
      await group.getByLabel(say.groupEn).fill('Sauce')
      await group.getByLabel(say.optionEn).fill('Tahini')
      await group.getByLabel(say.optionPrice).fill('2')
      await group.getByLabel(say.min).fill('2')
      await save()
      await expect(group.getByText(refusals.item.group_min)).toBeVisible()
      await group.getByLabel(say.min).fill('0')
      await group.getByRole('button', { name: filled(say.removeOption, { number: 1 }) }).click()
      await save()
      await expect(group.getByText(refusals.item.group_empty)).toBeVisible()
      await group.getByRole('button', { name: say.addOption }).click()
      await group.getByLabel(say.optionEn).fill('Tahini')
      await group.getByRole('button', { name: say.addOption }).click()
      await group.getByLabel(say.optionEn).nth(1).fill(' TAHINI')
      await save()
      await expect(group.getByText(refusals.item.option_twice)).toBeVisible()
      await group.getByLabel(say.optionEn).nth(1).fill('Garlic')
    })

    await test.step('then it is saved with every field', async () => {
      await addPicture()
      await dialog().getByLabel(say.descriptionEn).fill('From the fire')
      await dialog().getByLabel(say.preparation).fill('12')
      await dialog().getByText(marks.allergen.sesame, { exact: true }).click()
      await dialog().getByText(marks.dietary.spicy, { exact: true }).click()
      await save()
      await toast(say.added)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText(name)).toBeVisible()
    })

    await test.step('and is there again when it is edited', async () => {
      await act(name, say.edit)
      await expect(dialog().getByLabel(say.sellingPrice)).toHaveValue('18.5')
      await expect(dialog().getByLabel(say.preparation)).toHaveValue('12')
      await expect(dialog().getByRole('checkbox', { name: marks.allergen.sesame })).toBeChecked()
      await dialog().getByLabel(say.sellingPrice).fill('17')
      await save()
      await toast(say.saved)
      await expect(page.getByText(/17\.00/)).toBeVisible()
    })
    await page.context().close()
  })

  test(`of two who change a dish the second is told (${language})`, async ({ browser, restaurant }) => {
    const { page, dialog, toast, save, act, addPicture } = await openItems(browser, language, restaurant, 'grills')
    await act(tawook, say.edit)
    await addPicture()
    await dialog().getByLabel(say.sellingPrice).fill('16')
    const other = await page.context().newPage()
    await openMenu(other, language, 'grills')
    const feature = other.getByRole('button', { name: filled(say.feature, { name: tawook }) })
    const answer = other.waitForResponse((response) => response.request().method() === 'PATCH')
    await feature.click()
    expect((await answer).ok()).toBe(true)
    await expect(feature).toHaveAttribute('aria-pressed', 'true')
    await save()
    await toast(refusals.item.changed)
    await dialog().getByRole('button', { name: common.cancel }).click()
    await page.context().close()
  })

  test(`a dish is switched off for an hour, counted, and one of its options too (${language})`, async ({ browser, restaurant }) => {
    const { page, dialog, switching } = await openItems(browser, language, restaurant, 'shawarma')
    const { shawarma: name, garlic } = words[language]
    const off = page.getByRole('button', { name: `${name}: ${say.off.open}`, exact: true })
    const dish = page.getByRole('switch', { name: filled(counterMenu.available, { name }), exact: true })
    await off.click()
    await switching(() => dialog().getByRole('button', { name: say.off.hour }).click())
    await expect(dish).not.toBeChecked()
    await expect(page.getByText(new RegExp(say.off.backAt.split('{{')[0] ?? '')).first()).toBeVisible()
    await off.click()
    await dialog().getByLabel(say.off.left).fill('0')
    await dialog().getByRole('button', { name: say.off.setLeft }).click()
    await expect(dialog().getByText(refusals.item.portions)).toBeVisible()
    await dialog().getByLabel(say.off.left).first().fill('12')
    await switching(() => dialog().getByRole('button', { name: say.off.setLeft }).first().click())
    await expect(dish).toBeChecked()
    await expect(page.getByText(language === 'en' ? '12 left' : 'بقي 12')).toBeVisible()
    await off.click()
    const option = dialog().getByRole('switch', { name: filled(counterMenu.available, { name: garlic }) })
    await switching(() => option.click())
    await expect(option).not.toBeChecked()
    await page.context().close()
  })

  test(`a dish is deleted after a question (${language})`, async ({ browser, restaurant }) => {
    const { page, dialog, toast, act } = await openItems(browser, language, restaurant, 'grills')
    await act(tawook, say.remove)
    await expect(dialog().getByText(say.removeText)).toBeVisible()
    await dialog().getByRole('button', { name: say.remove }).click()
    await toast(say.removed)
    await expect(page.getByText(tawook, { exact: true })).toBeHidden()
    await page.context().close()
  })
}
