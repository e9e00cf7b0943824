// The menu in the desktop app: uploads through app://.
import { expect, test } from 'playwright/test'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { deskText } from '../desk-actions.ts'
import { useFixtures } from '../desk-fixtures.ts'
import { menuText, photo } from '../menu/menu-text.ts'

const { fixtures, open, setUpCounter } = useFixtures()
const texts = deskText.en
const { cuisines, list, pictures } = menuText.en

const readCuisines = async () => {
  const { call, id } = fixtures.restaurant
  return (await call(listCuisines, { params: { merchantId: id } })).data
}

test('a form with a picture reaches the cloud through the app unchanged', async () => {
  const desk = await open()
  await setUpCounter(desk, texts)
  const { window } = desk
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
  const [first] = await readCuisines()
  expect(first?.cuisineImage).toMatch(/^[0-9a-f-]{36}\.webp$/)
  const picture = window.getByRole('row').nth(1).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
