import { codeOf, nearCountries } from '@sufra/shared/phone-numbers/country-codes'
import type { FastifyInstance } from 'fastify'
import { createAccountsStore } from '../../people/accounts/accounts.store.ts'
import { createOneTimeCodesStore } from '../../people/accounts/one-time-codes/one-time-codes.store.ts'
import { createOneTimeCodes, type SmsLimits } from '../../people/accounts/one-time-codes/one-time-codes.ts'
import { createProofsStore } from '../../people/accounts/one-time-codes/proofs.store.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WithDocumentFiles } from '../documents/with-document-files.ts'
import { serveSignUp } from './sign-up.handlers.ts'
import { createSignUp } from './sign-up.ts'

export type SignUpOptions = { smsCodes?: SmsLimits }

const defaultSmsCodes: SmsLimits = { countries: nearCountries.map(codeOf), maxADay: 1_000 }

type Deps = { withDocumentFiles: WithDocumentFiles; options: SignUpOptions }

/** Registers the codes that prove an address, and the application of a restaurant. */
export const registerSignUp = (app: FastifyInstance, platform: Platform, { withDocumentFiles, options }: Deps) => {
  const { connection, secret, publicAddress, log, now } = platform
  const { smsCodes: sms = defaultSmsCodes } = options
  const store = createAccountsStore(connection.db)
  const proofs = createProofsStore(connection.db)
  serveSignUp(app, {
    codes: createOneTimeCodes({ connection, store: createOneTimeCodesStore(connection.db), secret, sms, log, now }),
    store,
    application: createSignUp({ connection, accounts: store, proofs, withDocumentFiles, publicAddress, now }),
  })
}
