import type { FastifyInstance } from 'fastify'
import type { FileLinks } from '../platform/files/file-links/file-links.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChangeProfile } from './accounts/profiles.ts'
import { registerAccounts, type AccountOptions } from './accounts/register-accounts.ts'
import { registerAdministrators } from './administrators/register-administrators.ts'
import { registerAudit } from './audit/register-audit.ts'
import { registerDevices } from './devices/register-devices.ts'
import { registerPins } from './pins/register-pins.ts'
import type { RequirePlace } from './restaurants/require-place.ts'
import { registerStaff } from './staff/register-staff.ts'

type Deps = { fileLinks: FileLinks; changeProfile: ChangeProfile; requirePlace: RequirePlace; options: AccountOptions }

/** Registers accounts, administrators, staff, devices and PINs, and the audit log of their actions. */
export const registerPeople = (app: FastifyInstance, platform: Platform, { fileLinks, changeProfile, requirePlace, options }: Deps) => {
  const sessions = registerAccounts(app, platform, { changeProfile, options })
  registerAdministrators(app, platform)
  registerStaff(app, platform, { requirePlace })
  registerDevices(app, platform)
  registerPins(app, platform, sessions)
  registerAudit(app, platform, { fileLinks })
  return { sessions }
}
