import { expect, test, type Page } from 'playwright/test'
import { camera } from '../../take-screenshot.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

test.describe.configure({ mode: 'serial' })

const sizes = [
  { name: '', viewport: { width: 1366, height: 768 } },
  { name: '-390', viewport: { width: 390, height: 844 } },
]

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of sizes) {
    const { tables, firstSteps, common, list } = menuText[language]
    const dialog = (page: Page) => page.getByRole('dialog').last()
    const close = async (page: Page) => {
      await dialog(page).getByRole('button', { name: common.close }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: tables.add.open })
    const addRange = async (page: Page, from: string, to: string, en: string, ar: string) => {
      await addButton(page).click()
      await dialog(page).getByLabel(tables.add.from).fill(from)
      await dialog(page).getByLabel(tables.add.to).fill(to)
      await dialog(page).getByLabel(tables.form.zoneEn).fill(en)
      await dialog(page).getByLabel(tables.form.zoneAr).fill(ar)
      await dialog(page).locator('button[type=submit]').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const choose = async (page: Page, number: number, action: string) => {
      await page.getByRole('button', { name: filled(tables.actionsOf, { number }), exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }

    test(`the tables and the first steps (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const page = await openNewRestaurant(browser, language, viewport)
      await page.addInitScript(() => {
        window.print = () => {}
      })
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-${screen}${name}`)
      await expect(page.getByRole('region', { name: firstSteps.title })).toBeVisible()
      await picture('first-steps')
      await page.goto('/merchant/tables')
      await expect(page.getByText(tables.emptyTitle)).toBeVisible()
      await picture('tables-empty')
      await addButton(page).click()
      await dialog(page).getByLabel(tables.add.from).fill('0')
      await dialog(page).getByLabel(tables.add.to).fill('12')
      await dialog(page).getByLabel(tables.form.zoneAr).fill('الصالة')
      await dialog(page).locator('button[type=submit]').click()
      await picture('tables-add')
      await dialog(page).getByRole('button', { name: common.close }).click()
      await page.getByRole('button', { name: list.discard, exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await addRange(page, '1', '12', 'Hall', 'الصالة')
      await addRange(page, '13', '18', 'Family section', 'قسم العائلات')
      await addRange(page, '101', '104', 'Terrace', 'الشرفة')
      await page.getByRole('button', { name: tables.printCodes, exact: true }).click()
      await picture('tables-print')
      await dialog(page).getByRole('radio').nth(1).check()
      await dialog(page).getByRole('button', { name: tables.print.submit, exact: true }).click()
      await picture('tables-printed')
      await dialog(page).getByRole('button', { name: tables.print.confirm }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await choose(page, 3, tables.replaceCode)
      await picture('tables-replace')
      await dialog(page).getByRole('button', { name: tables.replace.next }).click()
      await picture('tables-replace-sure')
      await dialog(page).getByRole('button', { name: tables.replace.submit_one }).click()
      await expect(page.getByText(tables.state.replaced)).toBeVisible()
      await page.reload()
      await expect(page.getByText(tables.state.replaced)).toBeVisible()
      await picture('tables')
      await page.getByRole('button', { name: filled(tables.codeOf, { number: 5 }), exact: true }).click()
      await picture('tables-code')
      await close(page)
      await choose(page, 5, tables.edit)
      await dialog(page).getByLabel(tables.form.number).fill('6')
      await dialog(page).locator('button[type=submit]').click()
      await expect(dialog(page).getByRole('alert')).toBeVisible()
      await picture('tables-edit')
      await close(page)
      await choose(page, 5, tables.delete)
      await picture('tables-delete')
      await close(page)
      await page.getByRole('button', { name: tables.select.start }).click()
      await page.getByRole('checkbox').nth(1).check()
      await page.getByRole('checkbox').nth(2).check()
      await picture('tables-selected')
      await page.getByRole('button', { name: tables.changeZone }).click()
      await picture('tables-zone')
      await close(page)
      await page.context().setOffline(true)
      await expect(page.getByText(tables.offline)).toBeVisible()
      await picture('tables-offline')
      await page.context().setOffline(false)
      await page.goto('/merchant/orders')
      await expect(page.getByRole('region', { name: firstSteps.title })).toBeVisible()
      await picture('first-steps-some')
      await page.context().close()
    })
  }
