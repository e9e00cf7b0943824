// The owner's evening, from the first page to the last, on its own server with orders of the last two months.
import { test as base } from 'playwright/test'
import { walkLanguages } from '../../../scripts/common/test-scope.ts'
import { startNoonServer, type NoonServer } from '../noon-server.ts'
import { watchOrders } from './dashboard-actions.ts'
import { beginEvening } from './evening-scene.ts'
import { getHelp } from './help-actions.ts'
import { refundOrderOfLastWeek } from './history-actions.ts'
import { planRamadan } from './hours-actions.ts'
import { compareMonths } from './months-actions.ts'
import { openDay } from './open-day-actions.ts'
import { takeReports } from './report-files-actions.ts'
import { inviteStaff } from './staff-actions.ts'

const test = base.extend<{ server: NoonServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures it needs
  server: async ({}, use) => {
    const server = await startNoonServer()
    await use(server)
    await server.stop()
  },
})

for (const language of walkLanguages)
  test(`the owner's evening (${language})`, async ({ browser, server }) => {
    // The test takes less than a minute alone on a machine, and longer beside other tests.
    test.setTimeout(480_000)
    const evening = await beginEvening(browser, server, language)
    await test.step('the owner opens the day', () => openDay(evening))
    await test.step('the owner plans the hours of Ramadan', () => planRamadan(evening))
    const staff = await test.step('the owner invites a manager and a waiter', () => inviteStaff(evening))
    await test.step('the owner watches the dashboard while orders come', () => watchOrders(evening, staff))
    await test.step('the owner finds an order of last week by phone number and refunds a line', () => refundOrderOfLastWeek(evening))
    await test.step('the owner compares two months', () => compareMonths(evening))
    await test.step('the owner saves all reports as files', () => takeReports(evening))
    await test.step('the owner asks for help and gets an answer', () => getHelp(evening))
  })
