import { z } from 'zod'
import { route } from '../contract/route.ts'
import { timestamp, wholeNumber } from '../contract/wire.ts'
import { bankDetailsDraft } from './bank-details.ts'

/** `iban` is masked, because the desktop app caches the details and managers see them. `version`: 0 before the first details. */
const bankDetails = z.object({
  iban: z.string(),
  bankName: z.string(),
  branchCode: z.string(),
  accountHolder: z.string(),
  updatedAt: timestamp,
  /** The name of the member who made the last change. */
  updatedBy: z.string(),
  version: wholeNumber,
})
export type BankDetails = z.output<typeof bankDetails>

const reply = z.object({ success: z.literal(true), data: bankDetails.nullable() })

export const readBankDetails = route({
  method: 'GET',
  path: '/api/merchant/bank-details',
  permission: 'payment-settings.read',
  summary: 'Where payouts go, with the last four characters of the IBAN; null until it is known',
  reply,
  idempotency: 'safe',
  offline: 'cache',
})

/** The reply is not cached, so that no counter stores the IBAN on disk. */
export const readFullBankDetails = route({
  method: 'GET',
  path: '/api/merchant/bank-details/full',
  permission: 'payment-settings.edit',
  summary: 'Where payouts go, with the whole IBAN: for the owner',
  reply,
  idempotency: 'safe',
})

export const changeBankDetails = route({
  method: 'PUT',
  path: '/api/merchant/bank-details',
  permission: 'payment-settings.edit',
  summary: 'Changes where payouts go. Refused when the details are no longer of the version that was seen, 0 for none',
  body: bankDetailsDraft.extend({ version: wholeNumber }),
  reply,
  idempotency: 'keyed',
})
