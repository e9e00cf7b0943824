import { z } from 'zod'
import { route } from '../contract/route.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { periodChoice } from './period.ts'
import { reportFileChoice } from './report-file.ts'
import { report } from './report.ts'

export const readReport = route({
  method: 'GET',
  path: '/api/merchant/reports',
  permission: 'reports.read',
  summary:
    'Sales, times, customers and cancellations of a period of business days, each against the period before. Revenue is net of refunds',
  query: periodChoice,
  reply: z.object({ success: z.literal(true), data: report }),
  idempotency: 'safe',
})

export const createReportLink = route({
  method: 'POST',
  path: '/api/merchant/reports/link',
  permission: 'reports.read',
  summary: 'Returns a one-time link to a report, or one of its tables, as a CSV, XLSX or PDF file',
  body: reportFileChoice,
  reply: fileLinkReply,
  idempotency: 'safe',
})
