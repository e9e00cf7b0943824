import { z } from 'zod'
import { route } from '../contract/route.ts'
import { periodChoice } from './period.ts'
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
  offline: 'reject',
})
