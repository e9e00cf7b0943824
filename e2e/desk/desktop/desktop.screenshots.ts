import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { camera } from '../../take-screenshot.ts'
import { startDemoServer } from '../../../scripts/servers/demo-server.ts'
import { signInToCloud } from '../../../desktop/testing/cloud-orders.ts'
import { startTestProxy } from '../../../desktop/testing/test-proxy.ts'
import { createDiner } from '../../../desktop/testing/order-by-phone.ts'
import { startReceiptPrinter } from '../../../desktop/testing/receipt-printer.ts'
import { cardOf, deskText, setUp, step } from '../desk-actions.ts'
import { openDesk } from '../open-desk.ts'

test.describe.configure({ mode: 'serial' })

for (const language of ['en', 'ar'] as const) {
  const texts = deskText[language]

  test(`the desktop app's own screens (${language})`, async () => {
    test.setTimeout(180_000)
    const cloud = await startDemoServer()
    const diner = await createDiner(cloud.url, cloud.tableLink)
    const proxy = await startTestProxy(cloud.url)
    const printer = await startReceiptPrinter()
    const folder = mkdtempSync(join(tmpdir(), 'sufra-screenshots-'))
    let desk = await openDesk(folder, { locale: texts.locale })
    let shot = camera(desk.window, language)

    await expect(desk.window.locator('[name=address]')).toBeVisible()
    await shot('desk-setup')
    await desk.window.locator('[name=address]').fill('http://127.0.0.1:9')
    await desk.window.keyboard.press('Enter')
    await expect(desk.window.getByRole('alert')).toBeVisible()
    await shot('desk-setup-unreachable')
    await setUp(desk, proxy.url, texts, 'demo@sufra.test')

    await desk.window.getByRole('link', { name: texts.menu }).click()
    await expect(desk.window.getByRole('switch').first()).toBeVisible()
    await desk.window.getByRole('switch').nth(1).click()
    await shot('desk-menu')
    await desk.window.getByRole('link', { name: texts.tables }).click()
    await expect(desk.window.locator('article').first()).toBeVisible()
    await shot('desk-tables')
    await desk.window.emulateMedia({ media: 'print' })
    await desk.window.screenshot({
      path: join(process.env.SUFRA_SCREENSHOTS ?? 'screenshots', `desk-table-cards-on-paper.${language}.png`),
    })
    await desk.window.emulateMedia({ media: 'screen' })

    await desk.window.getByRole('link', { name: /^Settings$|^الإعدادات$/ }).click()
    await desk.window.getByRole('link', { name: /Alerts|التنبيهات/ }).click()
    await expect(desk.window.getByRole('textbox').first()).toBeVisible()
    await shot('desk-alerts')
    await desk.window.getByRole('link', { name: texts.thisCounter }).click()
    await expect(desk.window.getByRole('slider')).toBeVisible()
    await shot('desk-this-counter')
    await desk.window.getByRole('button', { name: /Add printer|أضف طابعة/ }).click()
    const dialog = desk.window.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Save$|^حفظ$/ }).click()
    await shot('desk-printer-invalid')
    await dialog
      .getByRole('textbox')
      .nth(0)
      .fill(language === 'en' ? 'Kitchen' : 'المطبخ')
    await dialog.getByRole('combobox', { name: /^Address|^العنوان/ }).fill(printer.address.host)
    await dialog.getByRole('textbox', { name: /port|المنفذ/i }).fill(String(printer.address.port))
    await dialog.getByRole('checkbox', { name: /All categories|كل الفئات/ }).click()
    await shot('desk-printer')
    await dialog.getByRole('checkbox', { name: /All categories|كل الفئات/ }).click()
    await dialog.getByRole('button', { name: /^Save$|^حفظ$/ }).click()
    await expect(dialog).toBeHidden()
    await shot('desk-this-counter-printer')

    printer.become({ cover: 'open' })
    const first = await diner.order()
    await expect(desk.window.getByRole('button', { name: /not printed|لم تُطبع/ })).toBeVisible()
    await shot('desk-ring-card')
    await desk.window.getByRole('button', { name: /not printed|لم تُطبع/ }).click()
    await shot('desk-print-trouble')
    printer.recover()
    await desk.window.getByRole('dialog').getByRole('button').nth(1).click()
    await desk.window.keyboard.press('Escape')

    await desk.window.getByRole('link', { name: new RegExp(`^${texts.orders}( |$)`) }).click()
    const second = await diner.order('نورة')
    await expect(cardOf(desk.window, second.orderNumber)).toBeVisible()
    await cardOf(desk.window, second.orderNumber).getByRole('button').first().click()
    await shot('desk-order-print')
    await desk.window.keyboard.press('Escape')
    proxy.cut()
    await expect(desk.window.getByText(texts.noAnswer).first()).toBeVisible()
    await step(desk.window, first.orderNumber, texts, 'accept')
    await step(desk.window, second.orderNumber, texts, 'accept')
    await shot('desk-offline-queued')
    await desk.window.getByRole('button', { name: /changes not sent|تغييران/ }).click()
    await shot('desk-queue')
    await desk.window.keyboard.press('Escape')
    const { call } = await signInToCloud(cloud.url)
    await call(moveOrder, { params: { orderId: first.orderId }, body: { status: 'Cancelled', reason: 'closing' } })
    proxy.restoreConnection()
    await desk.window.getByRole('button', { name: /rejected|مرفوض/ }).click({ timeout: 40_000 })
    await shot('desk-queue-refused')
    await desk.quit()

    writeFileSync(join(folder, 'cache.db'), 'broken')
    desk = await openDesk(folder, { locale: texts.locale })
    shot = camera(desk.window, language)
    await expect(desk.window.getByRole('status').first()).toBeVisible()
    await expect(desk.window.getByText(texts.connected)).toBeVisible()
    await shot('desk-cache-rebuilt')
    await desk.quit()
    await printer.stop()
    await proxy.stop()
    await cloud.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${folder}.keychain`, { force: true })
  })
}
