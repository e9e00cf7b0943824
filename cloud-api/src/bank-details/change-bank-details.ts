import type { BankDetailsDraft } from '@sufra/shared/bank-details/bank-details'
import type { Connection, Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { lockRestaurant } from '../restaurants/restaurants.store.ts'
import { notifyOwner } from './notify-owner.ts'
import { putBankAccount, readBankAccount, type BankAccount } from './bank-details.store.ts'
import { recordBankChange } from './record-bank-change.ts'

type Deps = { connection: Pick<Connection, 'transact'>; publicAddress: () => string; now: () => Date }
type Change = {
  restaurantId: string
  userId: string
  draft: BankDetailsDraft
  /** Version of the details that the page showed. */
  version: number
  /** Called in the transaction of the change. */
  inTransaction: (tx: Db, account: BankAccount) => Promise<void>
}

const areSame = (account: BankAccount, draft: BankDetailsDraft) =>
  account.iban === draft.iban &&
  account.bankName === draft.bankName &&
  account.branchCode === draft.branchCode &&
  account.accountHolder === draft.accountHolder

/**
 * Returns the details afterwards; equal details are neither written, recorded nor mailed again. Refuses `bank.changed` and
 * `restaurant.not_found`.
 */
export const createChangeBankDetails =
  ({ connection, publicAddress, now }: Deps) =>
  ({ restaurantId, userId, draft, version, inTransaction }: Change): Promise<BankAccount> =>
    connection.transact(async (tx) => {
      // The row of the restaurant is locked, since there may be no account yet.
      const restaurant = await lockRestaurant(tx, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      const before = await readBankAccount(tx, restaurantId)
      if (before && areSame(before, draft)) return before
      if ((before?.version ?? 0) !== version) throw refused('bank.changed')
      const after = { ...draft, restaurantId, version: version + 1, updatedAt: now(), updatedBy: userId }
      await putBankAccount(tx, after)
      await recordBankChange(tx, before, after)
      await notifyOwner(tx, after, { restaurant: restaurant.name, publicAddress: publicAddress() })
      await inTransaction(tx, after)
      return after
    })
