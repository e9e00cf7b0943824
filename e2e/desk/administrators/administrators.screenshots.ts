// Settings of administrators: the own account and the other administrators; full, the dialogs, loading and failed. The list is mocked.
import { expect, test } from 'playwright/test'
import type { Administrator } from '@sufra/shared/administrators/administrator.routes'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const list = '**/api/admin/administrators'
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const administrator = (number: number, firstName: string, lastName: string, changes: Partial<Administrator> = {}): Administrator => ({
  id: `0192a000-0000-7000-8000-00000000000${number}`,
  firstName,
  lastName,
  email: `person${number}@sufra.qa`,
  role: 'support',
  isDisabled: false,
  isSelf: false,
  hasSecondFactor: number !== 3,
  invitedUntil: null,
  lastUsedAt: ago(number * 190),
  ...changes,
})
const everyone = [
  administrator(1, 'Sufra', 'Admin', { role: 'owner', isSelf: true, lastUsedAt: ago(1) }),
  administrator(2, 'هند', 'المهندي', { role: 'reviewer' }),
  administrator(3, 'Maria Concepcion', 'Delos Santos-Villanueva', { email: 'maria.concepcion.delos.santos@sufra-platform.qa' }),
  administrator(4, 'Rajesh', 'Kumar', { role: 'finance', isDisabled: true }),
  administrator(5, 'Lulwa', 'Al Emadi', { role: 'reviewer', invitedUntil: ago(-2_000), lastUsedAt: null }),
  administrator(6, 'Omar', 'Saleh', { invitedUntil: ago(500), lastUsedAt: null }),
]

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { administrators, common } = menuText[language]

    test(`administrators (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(180_000)
      const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ viewport, storageState, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`admin-administrators-${screen}${name}`)
      const actionsOf = (who: string) => page.getByRole('button', { name: filled(administrators.actionsOf, { name: who }) })
      await page.route(list, (route) => route.fulfill({ json: { success: true, data: everyone } }))
      await page.goto('/admin/settings')
      await expect(page.getByText('person1@sufra.qa')).toBeVisible()
      await picture('account')
      await actionsOf('Omar Saleh').scrollIntoViewIfNeeded()
      await picture('list')
      await actionsOf('هند المهندي').click()
      await expect(page.getByRole('menuitem', { name: administrators.changeRole })).toBeVisible()
      await picture('actions')
      await page.getByRole('menuitem', { name: administrators.changeRole }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('role')
      await page.keyboard.press('Escape')
      await actionsOf('هند المهندي').click()
      await page.getByRole('menuitem', { name: administrators.disable }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('disable')
      await page.keyboard.press('Escape')
      await page.unroute(list)
      await page.route(list, () => {})
      await page.reload()
      await expect(page.getByRole('heading', { name: administrators.title })).toBeVisible()
      await page.getByRole('heading', { name: administrators.title }).scrollIntoViewIfNeeded()
      await picture('loading')
      await page.unroute(list)
      await page.route(list, (route) => route.fulfill({ status: 404, json: { success: false } }))
      await page.reload()
      await page.getByRole('button', { name: common.retry }).scrollIntoViewIfNeeded()
      await picture('failed')
      await page.context().close()
    })
  }
