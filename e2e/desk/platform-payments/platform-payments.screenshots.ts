// The payments of the platform: in use, with failures, empty, loading, without a connection and failed. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { aGateway, aPayout, aWebhook, payoutsOf } from '../../../desktop/src/renderer/features/platform-payments/a-payment.test-data.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const bayt = { en: 'Bayt Noora', ar: 'بيت نورة' }
const payouts = payoutsOf(
  [
    aPayout(5, bayt, { captures: 1_204, captured: 98_412.5, refunded: 1_240.25, voided: 410, fee: 1_968.25 }),
    aPayout(
      6,
      { en: 'Al Waha Grill House and Bakery', ar: 'مشاوي ومخبز الواحة' },
      { captures: 640, captured: 41_020, unreportedFees: 640 },
    ),
    aPayout(7, { en: 'Zaytoun', ar: 'زيتون' }, { captures: 2, captured: 90, refunded: 310.5, fee: 1.8 }),
  ],
  { next: 'after' },
)
const webhooks = [
  aWebhook({ lastFailedAt: minutesAgo(4), firstFailedAt: minutesAgo(31) }),
  aWebhook({
    id: '0192a000-0000-7000-8000-000000000002',
    reason: 'mismatch',
    kind: 'refund',
    orderNumber: null,
    tries: 1,
    lastFailedAt: minutesAgo(190),
  }),
  aWebhook({
    id: '0192a000-0000-7000-8000-000000000003',
    reason: 'unknown',
    restaurant: null,
    orderNumber: null,
    currency: 'USD',
    tries: 7,
    lastFailedAt: minutesAgo(4_000),
  }),
]
const failing = {
  condition: 'unavailable',
  unsettled: 12,
  retried: 9,
  overdue: 4,
  oldestAt: minutesAgo(95),
  refusedWebhooks: 3,
  failedWebhooks: 2,
} as const
const path = (name: string) => `**/api/admin/payments/${name}*`
const all = ['gateway', 'failed-webhooks', 'payouts'] as const

const answer = (page: Page, replies: Record<(typeof all)[number], object>) =>
  Promise.all(all.map((name) => page.route(path(name), (route) => route.fulfill({ json: { success: true, data: replies[name] } }))))
const listOf = (rows: object[]) => ({ rows, previous: null, next: null })

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`the payments of the platform (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const { common, health, platformPayments } = menuText[language]
      const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-platform-payments${screen}${name}`)
      const open = async () => {
        await page.goto('/admin/settings/payments')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await answer(page, { gateway: aGateway(), 'failed-webhooks': listOf([]), payouts })
      await open()
      await expect(page.getByText(platformPayments.webhooks.none)).toBeVisible()
      await picture('')
      await page.getByRole('heading', { name: platformPayments.payouts.title }).scrollIntoViewIfNeeded()
      await page.getByRole('link', { name: bayt[language] }).scrollIntoViewIfNeeded()
      await picture('-payouts')
      await answer(page, { gateway: aGateway(failing), 'failed-webhooks': listOf(webhooks), payouts: payoutsOf([]) })
      await open()
      await expect(page.getByText(health.state.failed)).toBeVisible()
      await picture('-failing')
      await page.getByRole('button', { name: platformPayments.webhooks.retry }).last().scrollIntoViewIfNeeded()
      await picture('-webhooks')
      await page.getByText(platformPayments.payouts.emptyText).scrollIntoViewIfNeeded()
      await picture('-empty')
      for (const each of all) await page.route(path(each), (route) => route.abort())
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 })
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await picture('-offline')
      for (const each of all) await page.route(path(each), () => {})
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('-loading')
      for (const each of all) await page.route(path(each), (route) => route.fulfill({ status: 404, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toHaveCount(3)
      await picture('-failed')
      await page.context().close()
    })
