import type { BankDetailsDraft } from '@sufra/shared/bank-details/bank-details'
import { maskIban } from '@sufra/shared/bank-details/iban'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { recordMemberEntry } from '../../people/audit/audit-log.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { readOwner } from '../../people/memberships/memberships.store.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { bankDetailsChangedMail } from '../../platform/messages/templates/account-notices.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { lockRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { putBankAccount, readBankAccount, type BankAccount } from './bank-details.store.ts'

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
 * Changes a restaurant's bank details and returns them. Details that equal the stored details are not written, recorded or mailed again.
 * Refuses `bank.changed` and `restaurant.not_found`.
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

type Place = { restaurant: LocalizedText; publicAddress: string }

/** Emails the owner, in the transaction of the change, because someone who takes over an account would redirect its payouts. */
const notifyOwner = async (tx: Db, { restaurantId, iban, updatedAt }: BankAccount, { restaurant, publicAddress }: Place): Promise<void> => {
  const owner = await readOwner(tx, restaurantId)
  if (!owner) return
  const link = `${publicAddress}/${owner.role}/forgot-password`
  const mail = bankDetailsChangedMail({ language: owner.language, at: updatedAt, link, restaurant, account: maskIban(iban) })
  await enqueueMessages(tx, updatedAt, [{ ...mail, to: owner.email, restaurantId }])
}

const shown = ({ iban, bankName, branchCode, accountHolder }: BankAccount) => ({
  iban: maskIban(iban),
  bankName,
  branchCode,
  accountHolder,
})

/** Records the author, restaurant, time and both versions of a change, without the IBANs, in the transaction of the change. */
const recordBankChange = (tx: Db, before: BankAccount | undefined, after: BankAccount): Promise<void> =>
  recordMemberEntry(tx, {
    memberId: after.updatedBy,
    action: 'bank_details_changed',
    at: after.updatedAt,
    restaurantId: after.restaurantId,
    details: { before: before ? shown(before) : null, after: shown(after) },
  })
