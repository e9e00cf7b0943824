import { changeBankDetails, readBankDetails, readFullBankDetails, type BankDetails } from '@sufra/shared/bank-details/bank-details.routes'
import { maskIban } from '@sufra/shared/bank-details/iban'
import type { FastifyInstance } from 'fastify'
import { readNames } from '../../people/accounts/users.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { readBankAccount, type BankAccount } from './bank-details.store.ts'
import { createChangeBankDetails } from './change-bank-details.ts'

/** Limit of changes by one member. */
const changeLimit = { max: 20 }

const shown = async (
  reader: Db,
  account: BankAccount | undefined,
  ibanOf: (iban: string) => string = maskIban,
): Promise<{ data: BankDetails | null }> => {
  if (!account) return { data: null }
  const { restaurantId: _restaurant, updatedAt, updatedBy, iban, ...rest } = account
  const names = await readNames(reader, [updatedBy])
  return { data: { ...rest, iban: ibanOf(iban), updatedAt: updatedAt.toISOString(), updatedBy: names.get(updatedBy) ?? '' } }
}

/** Registers the bank details for a restaurant's payouts. */
export const registerBankDetails = (app: FastifyInstance, { connection, publicAddress, now }: Platform) => {
  const { db } = connection
  const change = createChangeBankDetails({ connection, publicAddress, now })

  serve(app, readBankDetails, async ({ session }) => shown(db, await readBankAccount(db, session.restaurantId)))

  serve(app, readFullBankDetails, async ({ session }) => shown(db, await readBankAccount(db, session.restaurantId), (iban) => iban))

  serve(
    app,
    changeBankDetails,
    async ({ session: { restaurantId, userId }, body: { version, ...draft }, storeAnswer }) => {
      const inTransaction = async (tx: Db, account: BankAccount) => storeAnswer(tx, await shown(tx, account))
      return shown(db, await change({ restaurantId, userId, draft, version, inTransaction }))
    },
    { limit: changeLimit },
  )
}
