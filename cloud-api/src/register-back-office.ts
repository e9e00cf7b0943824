import type { FastifyInstance } from 'fastify'
import type { Sessions } from './accounts/register-accounts.ts'
import { registerBankDetails } from './bank-details/register-bank-details.ts'
import { registerDevices } from './devices/register-devices.ts'
import type { FileLinks } from './file-links/file-links.ts'
import { registerPayouts } from './payouts/register-payouts.ts'
import { registerPins } from './pins/register-pins.ts'
import type { Platform } from './platform.ts'
import { registerSupport } from './support/register-support.ts'
import { registerStaff } from './staff/register-staff.ts'

type Deps = { fileLinks: FileLinks; sessions: Sessions }

/** What the owner and managers run the restaurant with, away from the counter. */
export const registerBackOffice = (app: FastifyInstance, platform: Platform, { fileLinks, sessions }: Deps) => {
  registerBankDetails(app, platform)
  registerPayouts(app, platform, { fileLinks })
  registerStaff(app, platform)
  registerDevices(app, platform)
  registerPins(app, platform, sessions)
  registerSupport(app, platform, { fileLinks })
}
