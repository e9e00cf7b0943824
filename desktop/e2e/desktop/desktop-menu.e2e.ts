// The menu in the desktop app: uploads through app://, and availability changed offline.
import { expect, test } from '@playwright/test'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { listItems } from '@sufra/shared/menu/item.routes'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { deskText } from '../desk-actions.ts'
import { useFixtures } from '../desk-fixtures.ts'
import { filled, menuText, photo } from '../menu/menu-text.ts'

const { fixtures, open, setUpCounter } = useFixtures()
const texts = deskText.en
const { counterMenu, cuisines, items, list, pictures } = menuText.en

const readCloud = async () => {
  const { call } = fixtures.restaurant
  const merchantId = (await call(readMe, {})).data.restaurant?._id ?? ''
  const { data } = await call(listCuisines, { params: { merchantId } })
  const categoryId = data[0]?.categories[0]?._id ?? ''
  return { cuisines: data, items: (await call(listItems, { query: { categoryId } })).data }
}

test('a form with a picture reaches the cloud through the app unchanged', async () => {
  const { window } = await open().then(async (desk) => {
    await setUpCounter(desk, texts)
    return desk
  })
  await window.getByRole('link', { name: cuisines.title }).click()
  await expect(window.getByRole('row')).toHaveCount(6)
  await window.getByRole('row').nth(1).getByRole('button').last().click()
  await window.getByRole('menuitem', { name: cuisines.edit }).click()
  const dialog = () => window.getByRole('dialog').last()
  await dialog()
    .getByLabel(cuisines.image)
    .setInputFiles(await photo())
  await dialog().getByRole('button', { name: pictures.use }).click()
  await dialog().getByRole('button', { name: list.save, exact: true }).click()
  await dialog().getByRole('button', { name: list.save, exact: true }).click()
  await expect(window.getByRole('dialog')).toHaveCount(0)
  const [first] = (await readCloud()).cuisines
  expect(first?.cuisineImage).toMatch(/^[0-9a-f-]{36}\.webp$/)
  const picture = window.getByRole('row').nth(1).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('an option switched off offline is off immediately, and in the cloud when the connection is back', async () => {
  const desk = await open()
  await setUpCounter(desk, texts)
  const { window } = desk
  await window.getByRole('link', { name: texts.menu, exact: true }).click()
  await expect(window.getByRole('switch').first()).toBeVisible()
  fixtures.proxy.cut()
  await expect(window.getByText(texts.noConnection).first()).toBeVisible()
  const dish = 'Chicken Shawarma'
  const option = window.getByRole('switch', { name: filled(counterMenu.available, { name: 'Pickles' }) })
  await window.getByRole('button', { name: `${dish}: ${items.off.open}` }).click()
  await option.click()
  await expect(option).not.toBeChecked()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('button', { name: '1 change not sent' })).toBeVisible()
  fixtures.proxy.restoreConnection()
  await expect(window.getByText(texts.connected)).toBeVisible()
  await expect
    .poll(async () => {
      const item = (await readCloud()).items.find(({ name }) => name.en === dish)
      return item?.addOns.flatMap(({ options }) => options).find(({ name }) => name.en === 'Pickles')?.isAvailable
    })
    .toBe(false)
  await expect(window.getByRole('button', { name: '1 change not sent' })).toHaveCount(0)
})
