// The health page: all healthy, with failing parts, loading, without a connection and failed. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { aHealth, wellParts } from '../../../desktop/src/renderer/features/health/a-health.test-data.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const readPart = <Data>(data: Data) => ({ state: 'read', data }) as const
const job = (name: string, everySeconds: number, change = {}) => ({
  name,
  everySeconds,
  mayRun: true,
  isRunning: false,
  lastStartedAt: minutesAgo(everySeconds / 60),
  lastFinishedAt: minutesAgo(everySeconds / 60),
  failures: 0,
  error: null,
  ...change,
})
const versions = [
  { version: '1.12.0', devices: 812, restaurants: 431 },
  { version: '1.11.3', devices: 96, restaurants: 60 },
  { version: '1.9.0', devices: 3, restaurants: 2 },
]
const jobs = () => [
  job('update-daily-totals', 60, { failures: 7, error: 'could not extend file "base/16384/2619": No space left on device' }),
  job('delete-old-events', 3_600, { lastStartedAt: minutesAgo(400), lastFinishedAt: minutesAgo(399) }),
  job('settle-payments', 2, { isRunning: true }),
  job('send-mail', 1, { mayRun: false }),
  job('close-left-open-orders', 60),
]
// Created at each request, because the page polls.
const well = () => aHealth({ desktops: readPart(versions), jobs: readPart(jobs().slice(2)) })
const broken = () =>
  aHealth({
    desktops: readPart(versions),
    jobs: readPart(jobs()),
    bus: readPart({ kind: 'redis', isConnected: false }),
    database: { state: 'slow' },
    uploads: { state: 'failed', reason: 'ENOSPC' },
    mail: readPart({
      queued: 41,
      oldestAt: minutesAgo(52),
      retrying: 37,
      isFailing: true,
      failed: 6,
      reasons: [
        { reason: 'connect ECONNREFUSED 10.0.0.7', count: 4 },
        { reason: "Can't send mail - all recipients were rejected: 550 5.1.1 <[email]>: Recipient address rejected", count: 2 },
      ],
      retryable: 43,
      server: 'failed',
      reason: 'ECONNREFUSED',
    }),
    payments: readPart({
      ...wellParts().payments.data,
      condition: 'unavailable',
      unsettled: 12,
      retried: 9,
      oldestAt: minutesAgo(95),
      refusedWebhooks: 3,
    }),
  })

const path = '**/api/admin/health'
const answer = (page: Page, read: () => object) => page.route(path, (route) => route.fulfill({ json: { success: true, data: read() } }))

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`the health page (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const { common, health } = menuText[language]
      const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-health${screen}${name}`)
      const jobsSection = page.getByRole('region', { name: health.part.jobs })
      await answer(page, well)
      await page.goto('/admin/health')
      await expect(page.getByText(health.allWell)).toBeVisible()
      await picture('')
      await jobsSection.getByRole('button').last().click()
      await jobsSection.scrollIntoViewIfNeeded()
      await picture('-jobs')
      await answer(page, broken)
      await page.goto('/admin/health')
      await expect(page.getByText(health.state.failed).first()).toBeVisible()
      await picture('-broken')
      await jobsSection.scrollIntoViewIfNeeded()
      await picture('-failing-jobs')
      await page.route(path, (route) => route.abort())
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 })
      await page.getByRole('alert').scrollIntoViewIfNeeded()
      await picture('-offline')
      await page.route(path, () => {})
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('-loading')
      await page.route(path, (route) => route.fulfill({ status: 404, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('-failed')
      await page.context().close()
    })
