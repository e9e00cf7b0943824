import type { FastifyInstance } from 'fastify'
import type { ChangeMenu } from '../catalogue/menu/change-menu.ts'
import type { FileLinks } from '../platform/files/file-links/file-links.ts'
import type { Platform } from '../platform/platform.ts'
import { registerApplicants } from './applicants/register-applicants.ts'
import { registerDeactivation } from './deactivation/register-deactivation.ts'
import { registerDocuments } from './documents/register-documents.ts'
import { registerExpiring } from './expiring/register-expiring.ts'
import { registerSignUp, type SignUpOptions } from './sign-up/register-sign-up.ts'

type Deps = {
  fileLinks: FileLinks
  changeMenu: ChangeMenu
  statusChanged: (restaurantId: string) => void
  options: SignUpOptions
}

/** Registers which restaurants may operate: their applications, their documents, and deactivation. */
export const registerLicensing = (app: FastifyInstance, platform: Platform, { fileLinks, changeMenu, statusChanged, options }: Deps) => {
  const { withDocumentFiles } = registerDocuments(app, platform, { fileLinks, statusChanged })
  registerSignUp(app, platform, { withDocumentFiles, options })
  registerApplicants(app, platform, { withDocumentFiles, statusChanged })
  registerDeactivation(app, platform, { statusChanged })
  registerExpiring(app, platform, { fileLinks, changeMenu })
}
