import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { start } from '@sufra/shared/visits/texts.en'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { takePhone, words } from '../../people.ts'
import { filled, menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

/** Returns the text of a QR code in a picture. */
const scan = async (picture: Buffer): Promise<string | undefined> => {
  const { data, info } = await sharp(picture).resize(600).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const language = 'en'
const { tables, board, common } = menuText[language]
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
    // The dialog is still open, as in browsers whose print() does not block.
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

  await test.step('replacing a code invalidates the old one, after two confirmations', async () => {
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

  await page.context().close()
})
