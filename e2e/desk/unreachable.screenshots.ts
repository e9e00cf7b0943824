import { expect, test } from 'playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { fillCart, payCash, takePhone, words } from '../people.ts'
import { camera } from '../take-screenshot.ts'
import { startDemoServer, type DemoServer } from '../../scripts/servers/demo-server.ts'

test.describe.configure({ mode: 'serial' })

let cloud: DemoServer
test.beforeAll(async () => {
  cloud = await startDemoServer()
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'demo@sufra.test', password: 'Sufra@2026' })
  const signedIn = await fetch(cloud.url + loginMerchant.path, { method: 'POST', headers: json, body })
  const { accessToken } = (await signedIn.json()) as { accessToken: string } // our own server's reply to loginMerchant
  const escalation = { louderAfter: 10, smsAfter: 20, unreachableAfter: 40, missedAfter: 1_800, smsNumbers: ['+97455512345'] }
  const headers = { ...json, authorization: `Bearer ${accessToken}` }
  await fetch(cloud.url + saveEscalation.path, { method: 'PUT', headers, body: JSON.stringify(escalation) })
})
test.afterAll(() => cloud.stop())

test('an unreachable restaurant, as seen by its diner, the administrator and the inbox', async ({ browser }) => {
  test.setTimeout(150_000)
  const context = await browser.newContext({ baseURL: cloud.url, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const admin = await context.newPage()
  await admin.goto('/admin/login')
  await admin.locator('[name=email]').fill('admin@sufra.test')
  await admin.locator('[name=password]').fill('Sufra@2026')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('All restaurants are reachable')).toBeVisible()
  await camera(admin, 'en')('desk-admin-all-reachable')
  const phones = [await takePhone(browser, words.en), await takePhone(browser, words.ar)]
  for (const [index, phone] of phones.entries()) {
    const texts = index === 0 ? words.en : words.ar
    await fillCart(phone, texts, cloud.tableLink)
    await payCash(phone, texts, 'Maryam')
  }
  for (const [index, phone] of phones.entries()) {
    await expect(phone.getByRole('alert')).toBeVisible({ timeout: 60_000 })
    await camera(phone, index === 0 ? 'en' : 'ar')('phone-unreachable')
  }
  await admin.reload()
  await expect(admin.getByText(/Since/)).toBeVisible()
  await camera(admin, 'en')('desk-admin-unreachable')
  await admin.goto('/dev/inbox')
  await expect(admin.getByText(/SMS/).first()).toBeVisible()
  await admin.screenshot({ path: `${process.env.SUFRA_SCREENSHOTS}/dev-inbox.png` })
})
