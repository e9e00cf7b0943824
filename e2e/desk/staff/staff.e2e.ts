// A cashier sets a PIN and takes over the counter. Then the owner revokes the device and removes the cashier.
import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from 'playwright/test'
import { inviteMember } from '@sufra/shared/staff/staff.routes'
import { test } from '../../own-restaurant.ts'
import { words } from '../../people.ts'
import type { Restaurant } from '../../new-restaurant.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { signInOn } from '../sign-in.ts'
import { joinByMail } from './join-actions.ts'

const password = 'Sufra@2026'
const pin = '2580'
const { desk, devices, people, refusals, staff } = menuText.en

const open = async (browser: Browser, storageState?: Restaurant['session']) => {
  const context = await browser.newContext({ ...(storageState && { storageState }), locale: words.en.locale })
  return context.newPage()
}
const signIn = (page: Page, email: string) => signInOn(page, 'en', { email, password })
const isConnected = (page: Page) => expect(page.getByText(desk.connection.live)).toBeVisible()

test('a cashier takes over the counter with a PIN, is signed out when the device is revoked, and cannot return once removed', async ({
  browser,
  restaurant,
}) => {
  const email = `cashier.${randomUUID()}@sufra.test`
  await restaurant.call(inviteMember, { body: { email, role: 'staff' } })
  const [owner, cashier] = [await open(browser, restaurant.session), await open(browser)]
  await joinByMail(cashier, 'en', { email, firstName: 'Salma', lastName: 'Haddad', password })
  await signIn(cashier, email)
  await expect(cashier).toHaveURL(/\/merchant\/orders/)
  const personButton = (page: Page, name: string) => page.getByRole('button', { name: filled(people.switchFrom, { name }), exact: true })

  await test.step('the cashier sets a PIN and takes over the counter of the owner', async () => {
    await personButton(cashier, 'Salma Haddad').click()
    await cashier.getByRole('button', { name: people.setPin }).click()
    await cashier.getByLabel(people.newPin, { exact: true }).fill(pin)
    await cashier.getByLabel(people.password, { exact: true }).fill(password)
    await cashier.getByRole('button', { name: people.save }).click()
    await expect(cashier.getByRole('button', { name: people.changePin })).toBeVisible()
    const counter = await open(browser)
    await counter.goto('/merchant/login')
    await signIn(counter, restaurant.email)
    await expect(counter).toHaveURL(/\/merchant\/orders/)
    await counter.getByRole('button', { name: people.switchFrom.split('{{')[0] ?? '' }).click()
    await counter.getByRole('button', { name: /Salma Haddad/ }).click()
    await counter.getByLabel(people.pin, { exact: true }).fill('1357')
    await counter.keyboard.press('Enter')
    await expect(counter.getByText(refusals.pin.wrong)).toBeVisible()
    await counter.getByLabel(people.pin, { exact: true }).fill(pin)
    await counter.keyboard.press('Enter')
    await expect(personButton(counter, 'Salma Haddad')).toBeVisible()
    await isConnected(counter)
    await expect(counter).toHaveURL(/\/merchant\/orders/)
    await counter.context().close()
  })

  await test.step('a revoked device is signed out at once', async () => {
    await isConnected(cashier)
    await owner.goto('/merchant/settings/devices')
    const rows = owner.getByRole('list', { name: devices.title }).getByRole('listitem').filter({ hasText: 'Salma Haddad' })
    await expect(rows).not.toHaveCount(0)
    for (let left = await rows.count(); left > 0; left -= 1) {
      await rows.first().getByRole('button').click()
      await owner.getByRole('menuitem', { name: devices.revoke }).click()
      await owner.getByRole('dialog').getByRole('button', { name: devices.revoke }).click()
      await expect(owner.getByRole('dialog')).toBeHidden() // the dialog hides the rows behind it
      await expect(rows).toHaveCount(left - 1)
    }
    await expect(cashier).toHaveURL(/\/login/)
    await cashier.goto('/merchant/login')
    await signIn(cashier, email)
    await isConnected(cashier)
  })

  await test.step('a removed cashier is signed out at once and cannot sign in again', async () => {
    await owner.goto('/merchant/settings/staff')
    await owner.getByRole('button', { name: filled(staff.actionsOf, { name: 'Salma Haddad' }) }).click()
    await owner.getByRole('menuitem', { name: staff.remove, exact: true }).click()
    await owner.getByRole('dialog').getByRole('button', { name: staff.remove, exact: true }).click()
    await expect(owner.getByRole('dialog')).toBeHidden() // the dialog hides the list behind it
    await expect(owner.getByRole('list', { name: staff.title }).getByText('Salma Haddad')).toHaveCount(0)
    await expect(cashier).toHaveURL(/\/login/)
    await cashier.goto('/merchant/login')
    await signIn(cashier, email)
    await expect(cashier.getByRole('alert')).toBeVisible()
  })
  for (const page of [owner, cashier]) await page.context().close()
})
