// Changing the order of items by dragging them.
import { expect, type Page } from 'playwright/test'
import { reorderItems } from '@sufra/shared/menu/item.routes'
import { test } from '../../own-restaurant.ts'
import { openCounter, words } from '../../people.ts'
import { filled, menuText } from './menu-text.ts'

const { counterMenu, items: texts } = menuText.en

const openBurgers = async (page: Page) => {
  await page.goto('/merchant/menu')
  await page.getByRole('navigation', { name: counterMenu.categories }).getByRole('button', { name: 'Burgers', exact: true }).click()
  await expect(page.getByRole('switch').first()).toBeVisible()
}

/** The drag handles of the items, and the screen reader announcements. */
const movable = (page: Page) => {
  const labelOf = (name: string) => filled(texts.move, { name })
  const handles = page.getByRole('button', { name: new RegExp(`^${labelOf('').trim()}`) })
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
  const page = await openCounter(browser, words.en, restaurant)
  await openBurgers(page)
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
    await openBurgers(page)
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
