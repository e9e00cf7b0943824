import type { FastifyInstance } from 'fastify'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import type { Platform } from '../../platform/platform.ts'
import { createDailyTotals } from './daily-totals.ts'
import { registerPlatformTotals } from './platform/register-platform-totals.ts'
import { createReadReport } from './read-report.ts'
import { createReportStore } from './report.store.ts'
import { createReportOf } from './report-of.ts'
import { serveReports } from './reports.handlers.ts'

/** In seconds. Reports update their restaurant's totals themselves, so the job has little to do. */
const everySeconds = 60

/** Registers daily totals, and the reports over them. */
export const registerReports = (app: FastifyInstance, platform: Platform, { fileLinks }: { fileLinks: FileLinks }) => {
  const { connection, jobs, now } = platform
  const dailyTotals = createDailyTotals(connection)
  const { sumChanged } = registerPlatformTotals(platform, dailyTotals)
  jobs.add({ name: 'update-daily-totals', everySeconds, run: () => dailyTotals.updateAll().finally(sumChanged) })
  const totals = createReportStore(connection.query)
  const read = createReadReport(totals)
  const { db } = connection
  const reportOf = createReportOf({ db, dailyTotals, read, now })
  serveReports(app, { db, now, fileLinks, reportOf })
  return { dailyTotals, totals, reportOf }
}
