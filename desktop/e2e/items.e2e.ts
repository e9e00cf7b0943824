import { expect, test, type Page } from '@playwright/test'
import { fillCart, openCounter, payCash, takePhone, words } from '../../diner-web/e2e/people.ts'
import { filled, menuWords, photo } from './menu-words.ts'

/** Each test changes dishes of a category of its own, which nobody orders from. */
const categories = {
  written: { en: 'Charcoal Grills', ar: 'أسماك' },
  ordered: { en: 'Burgers', ar: 'ربيان وقشريات' },
} as const

for (const language of ['en', 'ar'] as const) {
  const { common, counterMenu, cuisines, items: say, list, marks, pictures, refusals } = menuWords[language]
  const openMenu = async (page: Page, category: keyof typeof categories) => {
    await page.goto('/merchant/menu')
    await page
      .getByRole('navigation', { name: counterMenu.categories })
      .getByRole('button', { name: categories[category][language] })
      .click()
    await expect(page.getByRole('switch').first()).toBeVisible()
  }
  const dish = { en: `Test dish ${language}`, ar: `طبق تجربة ${language}` }
  const name = dish[language]

  test(`a merchant writes a dish, changes it and takes it off the menu (${language})`, async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await openCounter(browser, words[language])
    const dialog = () => page.getByRole('dialog').last()
    const toast = (text: string) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
    const save = () => dialog().getByRole('button', { name: list.save, exact: true }).click()
    await openMenu(page, 'written')

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
      await dialog()
        .getByLabel(say.picture)
        .setInputFiles(await photo())
      await dialog().getByRole('button', { name: pictures.use }).click()
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
      await page.getByRole('button', { name: filled(say.actionsOf, { name }) }).click()
      await page.getByRole('menuitem', { name: say.edit }).click()
      await expect(dialog().getByLabel(say.sellingPrice)).toHaveValue('18.5')
      await expect(dialog().getByLabel(say.preparation)).toHaveValue('12')
      await expect(dialog().getByRole('checkbox', { name: marks.allergen.sesame })).toBeChecked()
      await dialog().getByLabel(say.sellingPrice).fill('17')
      await save()
      await toast(say.saved)
      await expect(page.getByText(/17\.00/)).toBeVisible()
    })

    await test.step('somebody else was faster, and it is said', async () => {
      await page.getByRole('button', { name: filled(say.actionsOf, { name }) }).click()
      await page.getByRole('menuitem', { name: say.edit }).click()
      await dialog().getByLabel(say.sellingPrice).fill('16')
      const other = await page.context().newPage()
      await openMenu(other, 'written')
      await other.getByRole('button', { name: filled(say.feature, { name }) }).click()
      await expect(other.getByRole('button', { name: filled(say.feature, { name }) })).toHaveAttribute('aria-pressed', 'true')
      await save()
      await toast(refusals.item.changed)
      await dialog().getByRole('button', { name: common.cancel }).click()
      await other.close()
    })

    await test.step('it is switched off for an hour, counted, and one of its options too', async () => {
      const off = page.getByRole('button', { name: `${name}: ${say.off.open}` })
      await off.click()
      await dialog().getByRole('button', { name: say.off.hour }).click()
      await expect(page.getByRole('switch', { name: filled(counterMenu.available, { name }) })).not.toBeChecked()
      await expect(page.getByText(new RegExp(say.off.backAt.split('{{')[0] ?? '')).first()).toBeVisible()
      await off.click()
      await dialog().getByLabel(say.off.left).fill('0')
      await dialog().getByRole('button', { name: say.off.setLeft }).click()
      await expect(dialog().getByText(refusals.item.portions)).toBeVisible()
      await dialog().getByLabel(say.off.left).first().fill('12')
      await dialog().getByRole('button', { name: say.off.setLeft }).first().click()
      await expect(page.getByRole('switch', { name: filled(counterMenu.available, { name }) })).toBeChecked()
      await expect(page.getByText(language === 'en' ? '12 left' : 'بقي 12')).toBeVisible()
      await off.click()
      await dialog()
        .getByRole('switch', { name: filled(counterMenu.available, { name: 'Garlic' }) })
        .click()
      await expect(dialog().getByRole('switch', { name: filled(counterMenu.available, { name: 'Garlic' }) })).not.toBeChecked()
      await page.keyboard.press('Escape')
    })

    await test.step('it is deleted after a question', async () => {
      await page.getByRole('button', { name: filled(say.actionsOf, { name }) }).click()
      await page.getByRole('menuitem', { name: say.remove }).click()
      await expect(dialog().getByText(say.removeText)).toBeVisible()
      await dialog().getByRole('button', { name: say.remove }).click()
      await toast(say.removed)
      await expect(page.getByText(name)).toBeHidden()
    })
    await page.context().close()
  })

  test(`dishes change their order and many change at once, and back (${language})`, async ({ browser }) => {
    test.setTimeout(90_000)
    const page = await openCounter(browser, words[language])
    await openMenu(page, 'ordered')
    const handles = () => page.getByRole('button', { name: new RegExp(`^${filled(say.move, { name: '' }).trim()}`) })
    const names = () => handles().evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    const before = await names()
    const [first = '', second = ''] = before.map(String)

    await test.step('by keys', async () => {
      await handles().first().focus()
      await page.keyboard.press('Space')
      await page.waitForTimeout(200)
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(300)
      await page.keyboard.press('Space')
      await expect.poll(names).toEqual([second, first, ...before.slice(2)])
      await page.reload()
      await openMenu(page, 'ordered')
      expect(await names()).toEqual([second, first, ...before.slice(2)])
    })

    await test.step('and by the mouse', async () => {
      const [from, to] = [await handles().nth(0).boundingBox(), await handles().nth(1).boundingBox()]
      if (!from || !to) throw new Error('two dishes are on the screen')
      await page.mouse.move(from.x + 10, from.y + 10)
      await page.mouse.down()
      await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 })
      await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 })
      await page.waitForTimeout(200)
      await page.mouse.up()
      await expect.poll(names).toEqual(before)
    })

    await test.step('prices of a whole category, and undo', async () => {
      const prices = () => page.getByText(/\d+\.\d\d/).allTextContents()
      const old = await prices()
      const wereOn = await page.getByRole('switch', { checked: true }).count()
      await page.getByRole('button', { name: say.choose, exact: true }).click()
      await page.getByRole('button', { name: say.chooseAll }).click()
      await page.getByRole('button', { name: say.bulk.price }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say.bulk.value).fill('abc')
      await dialog.getByRole('button', { name: say.bulk.apply }).click()
      await expect(dialog.getByText(say.bulk.wrong)).toBeVisible()
      await dialog.getByLabel(say.bulk.value).fill('10')
      await dialog.getByRole('button', { name: say.bulk.apply }).click()
      await expect(page.getByRole('button', { name: say.bulk.undo })).toBeVisible()
      await expect.poll(prices).not.toEqual(old)
      await page.getByRole('button', { name: say.bulk.undo }).click()
      await expect.poll(prices).toEqual(old)
      await page.getByRole('button', { name: say.bulk.off, exact: true }).click()
      await expect(page.getByRole('switch', { checked: true })).toHaveCount(0)
      await page.getByRole('button', { name: say.bulk.undo }).click()
      await expect(page.getByRole('switch', { checked: true })).toHaveCount(wereOn)
    })

    await test.step('a search finds dishes of any category', async () => {
      await page.getByRole('button', { name: say.chooseDone, exact: true }).click()
      await page.getByRole('searchbox', { name: say.search }).fill(language === 'en' ? 'knafa' : 'كنافه')
      await expect(
        page.getByRole('switch', { name: filled(counterMenu.available, { name: language === 'en' ? 'Kunafa' : 'كنافة' }) }),
      ).toBeVisible()
      await page.getByRole('searchbox').fill('zzzzzz')
      await expect(page.getByText(say.nothingFound)).toBeVisible()
      await page.getByRole('button', { name: list.clear }).click()
    })
    await page.context().close()
  })
}

test('a counter sees an order take from what is counted', async ({ browser }) => {
  const { items } = menuWords.en
  const counter = await openCounter(browser, words.en)
  await counter.goto('/merchant/menu')
  const name = 'Extra garlic sauce'
  await counter.getByRole('button', { name: `Chicken Shawarma: ${items.off.open}` }).click()
  const dialog = counter.getByRole('dialog')
  await dialog.getByRole('button', { name: filled(items.off.ofOption, { name }) }).click()
  await dialog.getByLabel(items.off.left).last().fill('500')
  await dialog.getByRole('button', { name: items.off.setLeft }).last().click()
  await expect(dialog.getByText('500 left')).toBeVisible()
  const phone = await takePhone(browser, words.en)
  await fillCart(phone, words.en)
  await payCash(phone, words.en, 'Counting')
  await expect(dialog.getByText(/49\d left/)).toBeVisible()
  await dialog.getByRole('button', { name: filled(items.off.ofOption, { name }) }).click()
  await dialog.getByRole('button', { name: items.off.on }).click()
  for (const page of [counter, phone]) await page.context().close()
})
