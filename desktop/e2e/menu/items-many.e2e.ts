// Several items at once: order, bulk changes, search over all categories, and portions used up by orders.
import { expect, type Page } from '@playwright/test'
import { reorderItems } from '@sufra/shared/menu/item.routes'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { fillCart, payCash, takePhone, words } from '../../../diner-web/e2e/people.ts'
import { openItems, openMenu } from './item-actions.ts'
import { filled, menuText } from './menu-text.ts'

const language = 'en'
const { counterMenu, items: texts, list } = menuText[language]

/** The drag handles of the items, and the screen reader announcements. */
const movable = (page: Page) => {
  const handles = page.getByRole('button', { name: new RegExp(`^${filled(texts.move, { name: '' }).trim()}`) })
  const labelOf = (name: string) => filled(texts.move, { name })
  return {
    handles,
    labels: () => handles.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? '')),
    nameAt: async (index: number) => ((await handles.nth(index).getAttribute('aria-label')) ?? '').replace(labelOf(''), ''),
    isAt: (name: string, place: number) => expect(page.getByText(filled(texts.moveKeys.moved, { name, place }))).toBeAttached(),
    /** Runs the drop of an item, and waits until the API has the new order. */
    drop: async (run: () => Promise<void>) => {
      const answer = page.waitForResponse((response) => response.url().endsWith(reorderItems.path))
      await run()
      expect((await answer).ok()).toBe(true)
    },
  }
}

test('items are reordered by keyboard and by mouse', async ({ browser, restaurant }) => {
  const { page } = await openItems(browser, language, restaurant, 'burgers')
  const { handles, labels, nameAt, isAt, drop } = movable(page)
  const before = await labels()
  const [first = '', second = ''] = before
  const changed = [second, first, ...before.slice(2)]

  await test.step('by keyboard', async () => {
    const name = await nameAt(0)
    await handles.first().focus()
    await page.keyboard.press('Space')
    await isAt(name, 1)
    await page.keyboard.press('ArrowDown')
    await isAt(name, 2)
    await drop(() => page.keyboard.press('Space'))
    await expect.poll(labels).toEqual(changed)
    await page.reload()
    await openMenu(page, language, 'burgers')
    await expect.poll(labels).toEqual(changed)
  })

  await test.step('by mouse', async () => {
    const name = await nameAt(0)
    const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()]
    if (!from || !to) throw new Error('expected two items on the screen')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 })
    await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 })
    await isAt(name, 2)
    await drop(() => page.mouse.up())
    await expect.poll(labels).toEqual(before)
  })
  await page.context().close()
})

test('prices and availability of a whole category are changed and undone', async ({ browser, restaurant }) => {
  const { page, dialog } = await openItems(browser, language, restaurant, 'burgers')
  const prices = () => page.getByText(/\d+\.\d\d/).allTextContents()
  const old = await prices()
  const wereOn = await page.getByRole('switch', { checked: true }).count()
  await page.getByRole('button', { name: texts.choose, exact: true }).click()
  await page.getByRole('button', { name: texts.chooseAll }).click()
  await page.getByRole('button', { name: texts.bulk.price }).click()
  await dialog().getByLabel(texts.bulk.value).fill('abc')
  await dialog().getByRole('button', { name: texts.bulk.apply }).click()
  await expect(dialog().getByText(texts.bulk.wrong)).toBeVisible()
  await dialog().getByLabel(texts.bulk.value).fill('10')
  await dialog().getByRole('button', { name: texts.bulk.apply }).click()
  await expect(page.getByRole('button', { name: texts.bulk.undo })).toBeVisible()
  await expect.poll(prices).not.toEqual(old)
  await page.getByRole('button', { name: texts.bulk.undo }).click()
  await expect.poll(prices).toEqual(old)
  await page.getByRole('button', { name: texts.bulk.off, exact: true }).click()
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: texts.bulk.undo }).click()
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(wereOn)
  await page.context().close()
})

test('a search finds items of any category', async ({ browser, restaurant }) => {
  const { page } = await openItems(browser, language, restaurant, 'burgers')
  await page.getByRole('searchbox', { name: texts.search }).fill('knafa')
  const name = 'Kunafa'
  await expect(page.getByRole('switch', { name: filled(counterMenu.available, { name }) })).toBeVisible()
  await page.getByRole('searchbox').fill('zzzzzz')
  await expect(page.getByText(texts.nothingFound)).toBeVisible()
  await page.getByRole('button', { name: list.clear }).click()
  await expect(page.getByRole('switch').first()).toBeVisible()
  await page.context().close()
})

test('a counter shows the portions that an order leaves', async ({ browser, restaurant }) => {
  const { items } = menuText.en
  const { page: counter, waitForSwitch } = await openItems(browser, 'en', restaurant, 'shawarma')
  const name = 'Extra garlic sauce'
  await counter.getByRole('button', { name: `Chicken Shawarma: ${items.off.open}` }).click()
  const dialog = counter.getByRole('dialog')
  await dialog.getByRole('button', { name: filled(items.off.ofOption, { name }) }).click()
  await dialog.getByLabel(items.off.left).last().fill('500')
  await waitForSwitch(() => dialog.getByRole('button', { name: items.off.setLeft }).last().click())
  await expect(dialog.getByText('500 left')).toBeVisible()
  const phone = await takePhone(browser, words.en)
  await fillCart(phone, words.en, restaurant.tableLink)
  await payCash(phone, words.en, 'Counting')
  await expect(dialog.getByText('499 left')).toBeVisible()
  await dialog.getByRole('button', { name: filled(items.off.ofOption, { name }) }).click()
  await waitForSwitch(() => dialog.getByRole('button', { name: items.off.on }).click())
  await expect(dialog.getByText('499 left')).toBeHidden()
  for (const page of [counter, phone]) await page.context().close()
})
