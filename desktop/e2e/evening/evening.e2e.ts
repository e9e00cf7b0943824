// The owner's evening, from the first page to the last: on a server of its own, with the orders of two months behind it.
import { test as base } from '@playwright/test'
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
    // Under a minute on a machine of its own, and longer beside other tests.
    test.setTimeout(480_000)
    const evening = await beginEvening(browser, server, language)
    await test.step('opens the day', () => openDay(evening))
    await test.step('plans the hours of Ramadan', () => planRamadan(evening))
    const staff = await test.step('invites a manager and a waiter', () => inviteStaff(evening))
    await test.step('looks at the dashboard while orders come', () => watchOrders(evening, staff))
    await test.step('finds an order of last week by phone number and refunds a line', () => refundOrderOfLastWeek(evening))
    await test.step('compares two months', () => compareMonths(evening))
    await test.step('takes all reports as files', () => takeReports(evening))
    await test.step('asks for help and gets an answer', () => getHelp(evening))
  })
