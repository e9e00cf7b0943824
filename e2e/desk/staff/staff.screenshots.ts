// Settings, Staff and Devices, the page of an invitation, and switching the person: full, empty, loading, failed, offline and not permitted.
import { expect, test, type Page } from 'playwright/test'
import type { Device } from '@sufra/shared/devices/device.routes'
import type { Invitation, Member } from '@sufra/shared/staff/staff.routes'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const idOf = (count: number) => `0192a000-0000-7000-8000-0000000000${10 + count}`
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const member = (count: number, name: string, role: Member['role'], change: Partial<Member> = {}): Member => ({
  id: idOf(count),
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@baytnoora.qa`,
  role,
  isSelf: false,
  mayEdit: true,
  lastUsedAt: ago(count * 47),
  hasPin: role !== 'owner',
  ...change,
})
const invitation = (count: number, email: string, role: Invitation['role'], days: number): Invitation => ({
  id: idOf(count),
  email,
  role,
  expiresAt: ago(-days * 24 * 60),
  mayEdit: true,
})
const staffReply = {
  success: true,
  data: {
    members: [
      member(0, 'Noora Al Thani', 'owner', { isSelf: true }),
      member(1, 'Omar Saleh', 'manager'),
      member(2, 'سلمى حداد', 'staff', { email: 'salma.haddad@baytnoora.qa' }),
      member(3, 'Maria Concepcion Delos Santos-Villanueva', 'staff', { hasPin: false, lastUsedAt: null }),
      member(4, 'Rajesh Kumar', 'staff'),
    ],
    invitations: [
      invitation(5, 'yousef.ibrahim.counter.two@baytnoora-restaurants.qa', 'staff', 6),
      invitation(6, 'lina@baytnoora.qa', 'manager', -2),
    ],
    rolesToGive: ['owner', 'manager', 'staff'],
    rolesToInvite: ['manager', 'staff'],
  },
}
const device = (count: number, change: Partial<Device>): Device => ({
  id: idOf(count),
  label: '',
  browser: 'Sufra',
  system: 'Windows',
  appVersion: '1.4.0',
  lastSeenAt: ago(count * 90),
  people: [],
  isThis: false,
  ...change,
})
const devicesReply = {
  success: true,
  data: [
    device(0, { label: 'Front counter', people: ['Noora Al Thani', 'Omar Saleh'], isThis: true }),
    device(1, { label: 'Kitchen', people: ['سلمى حداد'] }),
    device(2, { browser: 'Chrome', system: 'Android', appVersion: '', people: ['Rajesh Kumar'] }),
    device(40, { browser: '', system: '', appVersion: '' }),
  ],
}
const person = (count: number, name: string, role: Member['role']) => ({ id: idOf(count), name, role, isSelf: false })
const peopleReply = {
  success: true,
  data: {
    people: [person(1, 'Omar Saleh', 'manager'), person(2, 'سلمى حداد', 'staff'), person(4, 'Rajesh Kumar', 'staff')],
    hasPin: false,
    mayHavePin: true,
  },
}
const invited = {
  success: true,
  data: {
    restaurant: { en: 'Bayt Noora', ar: 'بيت نورة' },
    branchName: 'Al Sadd',
    role: 'manager',
    email: 'lina@baytnoora.qa',
    hasAccount: false,
    expiresAt: ago(-5_000),
  },
}

const answer = (page: Page, path: string, json: object, status = 200) => page.route(`**${path}`, (route) => route.fulfill({ status, json }))
const forbidden = { success: false, error: 'session.forbidden', message: 'session.forbidden' }

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { accounts, common, devices, people, staff } = menuText[language]
    const actionsOf = (page: Page, text: string, who: string) => page.getByRole('button', { name: filled(text, { name: who }) })

    test(`staff (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-staff-${screen}${name}`)
      await page.goto('/merchant/settings/staff')
      await expect(page.getByText(staff.onlyYou)).toBeVisible()
      await picture('new')
      await answer(page, '/api/merchant/staff', staffReply)
      await page.reload()
      await expect(page.getByText('Omar Saleh')).toBeVisible()
      await picture('members')
      await page.getByRole('list', { name: staff.invitations }).scrollIntoViewIfNeeded()
      await picture('invitations')
      await actionsOf(page, staff.actionsOf, 'Omar Saleh').click()
      await expect(page.getByRole('menuitem', { name: staff.changeRole })).toBeVisible()
      await picture('actions')
      await page.getByRole('menuitem', { name: staff.changeRole }).click()
      await page.getByRole('radio', { name: new RegExp(`^${staff.role.owner}`) }).check()
      await picture('role')
      await page.getByRole('button', { name: common.cancel }).click()
      await page.getByRole('button', { name: staff.invite, exact: true }).click()
      await page.getByLabel(staff.email, { exact: true }).fill('lina@')
      await page.getByRole('button', { name: staff.send }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await picture('invite')
      await page.getByRole('button', { name: common.cancel }).click()
      await page.context().setOffline(true)
      await expect(page.getByText(staff.offline)).toBeVisible()
      await picture('offline')
      await page.context().setOffline(false)
      await answer(page, '/api/merchant/staff', forbidden, 403)
      await page.reload()
      await expect(page.getByText(staff.forbidden)).toBeVisible()
      await picture('forbidden')
      await answer(page, '/api/merchant/staff', { success: false }, 500)
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('failed')
      await page.context().close()
    })

    test(`devices and switching the person (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-devices-${screen}${name}`)
      await answer(page, '/api/merchant/devices', devicesReply)
      await page.goto('/merchant/settings/devices')
      await expect(page.getByText('Front counter')).toBeVisible()
      await picture('list')
      await actionsOf(page, devices.actionsOf, 'Kitchen').click()
      await page.getByRole('menuitem', { name: devices.revoke }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('revoke')
      await page.getByRole('button', { name: common.cancel }).click()
      await page
        .getByRole('button', { name: people.switchFrom.split('{{')[0] ?? '' })
        .or(page.getByTitle(people.switch))
        .first()
        .click()
      await expect(page.getByText(people.none)).toBeVisible()
      await picture('no-pins')
      await page.keyboard.press('Escape')
      await answer(page, '/api/merchant/people', peopleReply)
      await page.getByTitle(people.switch).click()
      await expect(page.getByRole('button', { name: /Omar Saleh/ })).toBeVisible()
      await picture('people')
      await page.getByRole('button', { name: /Omar Saleh/ }).click()
      const retryAt = new Date(Date.now() + 15 * 60_000).toISOString()
      const locked = { success: false, error: 'pin.locked', message: 'pin.locked', details: { retryAt } }
      await answer(page, '/api/merchant/people/*/switch', locked, 429)
      await page.getByLabel(people.pin, { exact: true }).fill('25801')
      await picture('pin')
      await page.getByRole('button', { name: people.continue }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await picture('pin-locked')
      await page.getByRole('button', { name: people.back }).click()
      await page.getByRole('button', { name: people.setPin }).click()
      await page.getByLabel(people.newPin, { exact: true }).fill('1234')
      await page.getByRole('button', { name: people.save }).click()
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
      await picture('own-pin')
      await page.context().close()
    })

    test(`an invitation (${language}, ${viewport.width})`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, locale: words[language].locale })
      const page = await context.newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`invitation-${screen}${name}`)
      await page.goto('/merchant/accept-invitation#token=over')
      await expect(page.getByRole('heading', { name: staff.accept.over })).toBeVisible()
      await picture('over')
      await answer(page, '/api/accounts/check-invitation', invited)
      await page.goto('/merchant/accept-invitation#token=new')
      await page.reload()
      await page.getByLabel(staff.accept.firstName).fill('L')
      await page.getByLabel(accounts.password, { exact: true }).fill('Sufra')
      await page.getByRole('button', { name: staff.accept.create }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await picture('new')
      await answer(page, '/api/accounts/check-invitation', { ...invited, data: { ...invited.data, hasAccount: true, role: 'staff' } })
      await page.reload()
      await expect(page.getByRole('button', { name: staff.accept.join, exact: true })).toBeVisible()
      await picture('known')
      await context.close()
    })
  }
