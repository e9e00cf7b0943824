// The tables in the desktop app: its offline snapshot follows the cloud, and codes are printed on a receipt printer.
import { expect, test, type Page } from 'playwright/test'
import { addTables, deleteTables, listTables } from '@sufra/shared/tables/table.routes'
import { deskText } from '../desk-actions.ts'
import { useFixtures } from '../desk-fixtures.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const { fixtures, open, addPrinter, setUpCounter } = useFixtures()
const texts = deskText.en
const { board, common, tables } = menuText.en

/** The tables in the offline snapshot of main, which follows the feed. */
const snapshot = (window: Page) => window.evaluate(async (path) => (await fetch(path)).text(), listTables.path)

const readCloud = async () => (await fixtures.restaurant.call(listTables, {})).data

test("a table added in the app is printed on a receipt printer, and another counter's changes appear and stay offline", async () => {
  const desk = await open()
  await setUpCounter(desk, texts)
  await addPrinter(desk)
  let { window } = desk
  await window.getByRole('link', { name: texts.tables }).click()
  const card = (number: number) => window.getByRole('article', { name: filled(board.table, { number }), exact: true })
  await expect(card(12)).toBeVisible()

  await test.step('a table is added, and its code printed', async () => {
    await window.getByRole('main').getByRole('button', { name: tables.add.open }).click()
    await window.getByRole('dialog').getByLabel(tables.add.from).fill('60')
    await window.getByRole('dialog').locator('button[type=submit]').click()
    await expect(card(60).getByText(tables.state.notPrinted)).toBeVisible()
    // The printed link comes from this snapshot.
    await expect.poll(() => snapshot(window)).toContain('"number":60')
    await card(60)
      .getByRole('button', { name: filled(tables.codeOf, { number: 60 }) })
      .click()
    const dialog = window.getByRole('dialog')
    await dialog.getByRole('button', { name: filled(tables.print.onPrinter, { printer: 'Kitchen' }) }).click()
    await expect(dialog.getByText(/^Printed /)).toBeVisible()
    expect(fixtures.printer.jobs).toHaveLength(1)
    expect((await readCloud()).find(({ number }) => number === 60)?.print).toMatchObject({ method: 'receipt', by: 'Noora Al Marri' })
    await dialog.getByRole('button', { name: common.close }).click()
  })

  await test.step('another counter deletes a table and adds one', async () => {
    const { call } = fixtures.restaurant
    const gone = (await readCloud()).find(({ number }) => number === 12)
    await call(deleteTables, { body: { tableIds: [gone?._id ?? ''] } })
    await call(addTables, { body: { from: 50, zone: { en: 'Garden', ar: '' }, seats: 2 } })
    await expect(card(50)).toBeVisible()
    await expect(card(12)).toHaveCount(0)
    await expect.poll(() => snapshot(window)).toContain('"number":50')
    await expect.poll(() => snapshot(window)).not.toContain('"number":12,')
  })

  await test.step('the app starts offline with these tables', async () => {
    fixtures.proxy.cut()
    window = (await open()).window
    await window.getByRole('link', { name: texts.tables }).click()
    await expect(window.getByText(tables.offline)).toBeVisible()
    await expect(card(50)).toBeVisible()
    await expect(card(12)).toHaveCount(0)
  })
})
