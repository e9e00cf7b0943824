// The parts of the platform in the order of the page, each with the component that shows it.
import type { HealthData, HealthPart } from '@sufra/shared/health/health-state'
import type { ComponentType } from 'react'
import { JobsCheck } from './jobs-check.tsx'
import { MailCheck, SmsCheck } from './messages-check.tsx'
import { BusCheck, DatabaseCheck, DesktopsCheck, PaymentsCheck, UploadsCheck } from './simple-checks.tsx'

export const checks: { [Name in HealthPart]: ComponentType<{ data: HealthData<Name> }> } = {
  database: DatabaseCheck,
  payments: PaymentsCheck,
  mail: MailCheck,
  sms: SmsCheck,
  bus: BusCheck,
  uploads: UploadsCheck,
  desktops: DesktopsCheck,
  jobs: JobsCheck,
}
