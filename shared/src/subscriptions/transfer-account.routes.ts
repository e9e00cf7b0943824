// The platform's account to which restaurants pay invoices.
import { z } from 'zod'
import { bankDetailsDraft } from '../bank-details/bank-details.ts'
import { route } from '../contract/route.ts'
import { wholeNumber } from '../contract/wire.ts'

/** `version`: 0 before the first account. */
const reply = z.object({ success: z.literal(true), data: bankDetailsDraft.extend({ version: wholeNumber }).nullable() })
const common = { path: '/api/admin/transfer-account', permission: 'subscriptions.edit', reply } as const

export const readTransferAccount = route({
  method: 'GET',
  summary: 'The account that restaurants transfer the amounts of invoices to; null until it is known',
  idempotency: 'safe',
  ...common,
})

export const changeTransferAccount = route({
  method: 'PUT',
  summary: 'Changes that account. Refused when it is no longer of the version that was seen, 0 for none',
  body: bankDetailsDraft.extend({ version: wholeNumber }),
  idempotency: 'keyed',
  ...common,
})
