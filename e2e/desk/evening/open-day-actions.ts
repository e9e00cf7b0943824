import { expect } from 'playwright/test'
import { openByName, type Evening } from './evening-scene.ts'

/** The owner counts the drawer and opens a shift. */
export const openDay = async ({ owner, texts }: Evening) => {
  const { cash } = texts
  await openByName(owner, texts, cash.title)
  await owner.getByRole('button', { name: cash.shift.open }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel(cash.shift.float).fill('500')
  await dialog.getByRole('button', { name: cash.shift.open }).click()
  await expect(owner.getByRole('button', { name: cash.shift.close })).toBeVisible()
}
