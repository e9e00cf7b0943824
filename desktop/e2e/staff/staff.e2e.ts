// An owner invites a cashier, who sets a PIN and takes over the counter; then the owner revokes the device and removes the cashier.
import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { words } from '../../../diner-web/e2e/people.ts'
import type { Restaurant } from '../../testing/new-restaurant.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { signInOn } from '../sign-in.ts'
import { joinByMail } from './join-actions.ts'

const password = 'Sufra@2026'
const pin = '2580'

const open = async (browser: Browser, language: 'en' | 'ar', storageState?: Restaurant['session']) => {
  const context = await browser.newContext({ ...(storageState && { storageState }), locale: words[language].locale })
  return context.newPage()
}
const signIn = (page: Page, language: 'en' | 'ar', email: string) => signInOn(page, language, { email, password })

const language = 'en'

const { devices, people, staff } = menuText[language]

test('staff, PINs and devices', async ({ browser, restaurant }) => {
  const email = `cashier.${randomUUID()}@sufra.test`
  const owner = await open(browser, language, restaurant.session)
  const cashier = await open(browser, language)
  const actionsOf = (name: string) => owner.getByRole('button', { name: filled(staff.actionsOf, { name }) })
  const personButton = (page: Page, name: string) => page.getByRole('button', { name: filled(people.switchFrom, { name }), exact: true })

  await test.step('the owner invites the cashier, who joins with a name and a password', async () => {
    await owner.goto('/merchant/settings/staff')
    await owner.getByRole('button', { name: staff.invite, exact: true }).click()
    await owner.getByLabel(staff.email, { exact: true }).fill(email)
    await owner.getByRole('button', { name: staff.send }).click()
    await expect(owner.getByRole('list', { name: staff.invitations }).getByText(email)).toBeVisible()
    const link = await joinByMail(cashier, language, { email, firstName: 'Salma', lastName: 'Haddad', password })
    await signIn(cashier, language, email)
    await expect(cashier).toHaveURL(/\/merchant\/orders/)
    const again = await open(browser, language)
    await again.goto(link)
    await expect(again.getByRole('heading', { name: staff.accept.over })).toBeVisible()
    await again.context().close()
    await cashier.goto('/merchant/settings/staff')
    await expect(cashier.getByText(staff.forbidden)).toBeVisible()
  })

  await test.step('the cashier sets a PIN and takes over the counter of the owner', async () => {
    await personButton(cashier, 'Salma Haddad').click()
    await cashier.getByRole('button', { name: people.setPin }).click()
    await cashier.getByLabel(people.newPin, { exact: true }).fill(pin)
    await cashier.getByLabel(people.password, { exact: true }).fill(password)
    await cashier.getByRole('button', { name: people.save }).click()
    await expect(cashier.getByRole('button', { name: people.changePin })).toBeVisible()
    const counter = await open(browser, language)
    await counter.goto('/merchant/login')
    await signIn(counter, language, restaurant.email)
    await expect(counter).toHaveURL(/\/merchant\/orders/)
    await counter.getByRole('button', { name: people.switchFrom.split('{{')[0] ?? '' }).click()
    await counter.getByRole('button', { name: /Salma Haddad/ }).click()
    await counter.getByLabel(people.pin, { exact: true }).fill('1357')
    await counter.keyboard.press('Enter')
    await expect(counter.getByText(menuText[language].refusals.pin.wrong)).toBeVisible()
    await counter.getByLabel(people.pin, { exact: true }).fill(pin)
    await counter.keyboard.press('Enter')
    await expect(personButton(counter, 'Salma Haddad')).toBeVisible()
    await expect(counter.getByText(menuText[language].desk.connection.live)).toBeVisible()
    await expect(counter).toHaveURL(/\/merchant\/orders/)
    await counter.goto('/merchant/settings/staff')
    await expect(counter.getByText(staff.forbidden)).toBeVisible()
    await counter.goto('/merchant/orders')
    await expect(counter.getByText(menuText[language].desk.connection.live)).toBeVisible()

    // The owner names the cashier's own device and revokes it: the open page shows the sign-in at once.
    await owner.goto('/merchant/settings/devices')
    const rows = owner.getByRole('list', { name: devices.title }).getByRole('listitem')
    const row = rows.filter({ hasText: 'Salma Haddad' }).first()
    await row.getByRole('button').click()
    await owner.getByRole('menuitem', { name: devices.rename }).click()
    await owner.getByLabel(devices.name, { exact: true }).fill('Front counter')
    await owner.getByRole('button', { name: devices.save }).click()
    await expect(rows.filter({ hasText: 'Front counter' })).toHaveCount(1)
    await counter.context().close()
  })

  await test.step('a revoked device is signed out at once', async () => {
    await cashier.goto('/merchant/orders')
    await expect(cashier.getByText(menuText[language].desk.connection.live)).toBeVisible()
    const rows = owner.getByRole('list', { name: devices.title }).getByRole('listitem')
    for (let left = await rows.filter({ hasText: 'Salma Haddad' }).count(); left > 0; left -= 1) {
      await rows.filter({ hasText: 'Salma Haddad' }).first().getByRole('button').click()
      await owner.getByRole('menuitem', { name: devices.revoke }).click()
      await owner.getByRole('dialog').getByRole('button', { name: devices.revoke }).click()
      await expect(owner.getByRole('dialog')).toBeHidden() // it hides the rows behind it
      await expect(rows.filter({ hasText: 'Salma Haddad' })).toHaveCount(left - 1)
    }
    await expect(cashier).toHaveURL(/\/login/)
    await cashier.goto('/merchant/login')
    await signIn(cashier, language, email)
    await expect(cashier.getByText(menuText[language].desk.connection.live)).toBeVisible()
  })

  await test.step('a removed cashier is signed out at once and cannot sign in again', async () => {
    await owner.goto('/merchant/settings/staff')
    await actionsOf('Salma Haddad').click()
    await owner.getByRole('menuitem', { name: staff.remove, exact: true }).click()
    await owner.getByRole('dialog').getByRole('button', { name: staff.remove, exact: true }).click()
    await expect(owner.getByRole('dialog')).toBeHidden() // it hides the list behind it
    await expect(owner.getByRole('list', { name: staff.title }).getByText('Salma Haddad')).toHaveCount(0)
    await expect(cashier).toHaveURL(/\/login/)
    await cashier.goto('/merchant/login')
    await signIn(cashier, language, email)
    await expect(cashier.getByRole('alert')).toBeVisible()
  })
  for (const page of [owner, cashier]) await page.context().close()
})
