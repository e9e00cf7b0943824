import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { start } from '@sufra/shared/i18n/en/diner/start'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { takePhone, words } from '../../../diner-web/e2e/people.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

/** Returns the text of a QR code in a picture. */
const scan = async (picture: Buffer): Promise<string | undefined> => {
  const { data, info } = await sharp(picture).resize(600).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const language = 'en'
const { tables, firstSteps, board, common, refusals, desk } = menuText[language]
const dialog = (page: Page) => page.getByRole('dialog').last()
const card = (page: Page, number: number) => page.getByRole('article', { name: filled(board.table, { number }), exact: true })
const choose = async (page: Page, number: number, action: string) => {
  await page.getByRole('button', { name: filled(tables.actionsOf, { number }), exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: tables.add.open })
const submit = (page: Page) => dialog(page).locator('button[type=submit]')
/** Returns the link in the QR code of a table's dialog. */
const linkOf = async (page: Page, number: number) => {
  await page.getByRole('button', { name: filled(tables.codeOf, { number }), exact: true }).click()
  const picture = await dialog(page)
    .getByRole('img', { name: filled(tables.codeOf, { number }) })
    .screenshot()
  await dialog(page).getByRole('button', { name: common.close }).click()
  return (await scan(picture)) ?? ''
}

test('an owner sets up the tables, and changes them', async ({ browser }) => {
  const page = await openNewRestaurant(browser, language)
  await page.getByRole('link', { name: firstSteps.tables.action }).click()

  await test.step('without tables the page shows what to do; errors are shown beside each field', async () => {
    await expect(page.getByText(tables.emptyTitle)).toBeVisible()
    await addButton(page).click()
    for (const [typed, text] of [
      ['', refusals.table.number_required],
      ['abc', refusals.table.number_integer],
      ['٠', refusals.table.number_positive],
      ['1.5', refusals.table.number_integer],
      ['10000', refusals.table.number_max],
    ] as const) {
      await dialog(page).getByLabel(tables.add.from).fill(typed)
      await submit(page).click()
      await expect(dialog(page).getByText(text)).toBeVisible()
    }
    await dialog(page).getByLabel(tables.add.from).fill('5')
    await dialog(page).getByLabel(tables.add.to).fill('4')
    await dialog(page).getByLabel(tables.form.seatsEach).fill('100')
    await dialog(page).getByLabel(tables.form.zoneAr).fill('الشرفة')
    await submit(page).click()
    await expect(dialog(page).getByText(refusals.table.seats)).toBeVisible()
    await expect(dialog(page).getByText(refusals.table.zone_english)).toBeVisible()
    await dialog(page).getByLabel(tables.form.seatsEach).fill('٦')
    await dialog(page).getByLabel(tables.form.zoneEn).fill('Terrace')
    await submit(page).click()
    await expect(dialog(page).getByText(refusals.table.range_order)).toBeVisible()
  })

  await test.step('a range is typed with Arabic digits', async () => {
    await dialog(page).getByLabel(tables.add.from).fill('١')
    await dialog(page).getByLabel(tables.add.to).fill('٨')
    await submit(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(8)
    await expect(page.getByRole('region', { name: 'Terrace' }).getByRole('article')).toHaveCount(8)
  })

  await test.step('numbers that are in use are named, and nothing is added', async () => {
    await addButton(page).click()
    await expect(dialog(page).getByLabel(tables.add.from)).toHaveValue('9')
    await dialog(page).getByLabel(tables.add.from).fill('6')
    await dialog(page).getByLabel(tables.add.to).fill('12')
    await submit(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('6–8')
    await dialog(page).getByLabel(tables.add.from).fill('9')
    await dialog(page).getByLabel(tables.add.to).fill('')
    await submit(page).click()
    await expect(page.getByRole('article')).toHaveCount(9)
  })

  const other = await page.context().newPage()
  await other.goto('/merchant/tables')
  await expect(other.getByRole('article')).toHaveCount(9)

  await test.step('a table gets another number and zone, and another tab shows it without a reload', async () => {
    await choose(page, 9, tables.edit)
    await dialog(page).getByLabel(tables.form.number).fill('٢٠')
    await dialog(page).getByLabel(tables.form.zoneEn).fill('Terrace')
    await expect(dialog(page).getByLabel(tables.form.zoneAr)).toHaveValue('الشرفة')
    await submit(page).click()
    await expect(card(other, 20)).toBeVisible()
    await expect(card(other, 9)).toHaveCount(0)
  })

  await test.step('of two users who edit the same table, the second gets an error', async () => {
    await choose(other, 20, tables.edit)
    await choose(page, 20, tables.edit)
    await dialog(page).getByLabel(tables.form.seats).fill('2')
    await submit(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await dialog(other).getByLabel(tables.form.seats).fill('8')
    await submit(other).click()
    await expect(dialog(other).getByRole('alert')).toHaveText(refusals.table.changed)
    await other.close()
  })

  await test.step('several are selected, moved to another zone, and deleted', async () => {
    await page.getByRole('button', { name: tables.select.start }).click()
    for (const number of [7, 8]) await page.getByRole('checkbox', { name: filled(tables.select.table, { number }) }).check()
    await page.getByRole('button', { name: tables.changeZone }).click()
    await dialog(page).getByLabel(tables.form.zoneEn).fill('Garden')
    await dialog(page).getByLabel(tables.form.zoneAr).fill('الحديقة')
    await submit(page).click()
    const garden = page.getByRole('region', { name: 'Garden' })
    await expect(garden.getByRole('article')).toHaveCount(2)
    await page.getByRole('main').getByRole('button', { name: tables.delete, exact: true }).click()
    await dialog(page).getByRole('button', { name: tables.remove.submit, exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(7)
    await expect(garden).toHaveCount(0)
  })

  await test.step('a change made offline shows an error, and nothing that was typed is lost', async () => {
    await page.context().setOffline(true)
    await expect(page.getByText(tables.offline)).toBeVisible()
    await addButton(page).click()
    await dialog(page).getByLabel(tables.add.from).fill('30')
    await submit(page).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(tables.notSaved)
    await page.context().setOffline(false)
    await expect(page.getByText(tables.offline)).toBeHidden()
    await submit(page).click()
    await expect(card(page, 30)).toBeVisible()
  })
  await page.context().close()
})

test('an owner prints, downloads and replaces codes', async ({ browser }) => {
  const page = await openNewRestaurant(browser, language)
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto('/merchant/tables')
  await addButton(page).click()
  await dialog(page).getByLabel(tables.add.from).fill('1')
  await dialog(page).getByLabel(tables.add.to).fill('8')
  await submit(page).click()
  await expect(page.getByText(tables.state.notPrinted)).toHaveCount(8)

  await test.step('a sheet has six cards, and codes count as printed once the owner confirms it', async () => {
    await page.getByRole('button', { name: tables.printCodes, exact: true }).click()
    await dialog(page).getByRole('button', { name: tables.print.submit, exact: true }).click()
    await expect(dialog(page).getByText(tables.print.askText)).toBeVisible()
    // With the dialog still open, as in browsers whose print() does not block.
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
    await expect(page.getByText(tables.state.notPrinted)).toHaveCount(8)
    await dialog(page).getByRole('button', { name: tables.print.confirm }).click()
    await expect(page.getByText(tables.state.notPrinted)).toHaveCount(0)
    await expect(card(page, 3)).toContainText('Noora Al Kuwari')
  })

  await test.step('a code is downloaded as PNG and SVG, and both open its table', async () => {
    const link = await linkOf(page, 3)
    await page.getByRole('button', { name: filled(tables.codeOf, { number: 3 }), exact: true }).click()
    for (const [name, file] of [
      [tables.file.png, 'table-3.png'],
      [tables.file.svg, 'table-3.svg'],
    ] as const) {
      const downloading = page.waitForEvent('download')
      await dialog(page).getByRole('button', { name }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(file)
      expect(await scan(await readFile(await download.path()))).toBe(link)
    }
    const downloaded = tables.state.downloaded.split('{{')[0] ?? ''
    await expect(dialog(page).getByText(downloaded)).toBeVisible()
    await dialog(page).getByRole('button', { name: common.close }).click()
  })

  await test.step('a replaced code invalidates the old one, after two confirmations', async () => {
    const old = await linkOf(page, 3)
    await choose(page, 3, tables.replaceCode)
    await dialog(page).getByRole('button', { name: tables.replace.next }).click()
    await expect(dialog(page).getByRole('heading', { name: tables.replace.sureTitle })).toBeVisible()
    await dialog(page).getByRole('button', { name: tables.replace.submit_one }).click()
    await expect(card(page, 3).getByText(tables.state.replaced)).toBeVisible()
    const phone = await takePhone(browser, words[language])
    await phone.goto(old)
    await expect(phone.getByRole('heading', { name: start.replacedCode })).toBeVisible()
    await phone.goto(await linkOf(page, 3))
    await expect(phone).toHaveURL(/\/restaurants\/.+\?table=/)
    await phone.context().close()
  })

  await test.step('codes that have not been printed are preselected', async () => {
    await page.getByRole('button', { name: tables.printCodes, exact: true }).click()
    await expect(dialog(page).getByRole('radio', { name: tables.print.notPrinted })).toBeChecked()
    await dialog(page).getByRole('button', { name: common.cancel }).click()
  })

  await test.step('the first steps show the code of the first table, and disappear when dismissed', async () => {
    await page.getByRole('link', { name: desk.orders }).click()
    const steps = page.getByRole('region', { name: firstSteps.title })
    await expect(steps.getByText(firstSteps.order.needs)).toBeVisible()
    await steps.getByRole('button', { name: firstSteps.dismiss }).click()
    await expect(page.getByText(board.emptyTitle)).toBeVisible()
    await page.reload()
    await expect(page.getByText(board.emptyTitle)).toBeVisible()
    await expect(steps).toHaveCount(0)
  })
  await page.context().close()
})
