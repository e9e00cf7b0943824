import { maskIban } from '@sufra/shared/bank-details/iban'
import { recordMemberEntry } from '../audit/audit-log.ts'
import type { Db } from '../db/connect.ts'
import type { BankAccount } from './bank-details.store.ts'

const shown = ({ iban, bankName, branchCode, accountHolder }: BankAccount) => ({
  iban: maskIban(iban),
  bankName,
  branchCode,
  accountHolder,
})

/** Records the author, restaurant, time and both versions of a change, without the IBANs, in the transaction of the change. */
export const recordBankChange = (tx: Db, before: BankAccount | undefined, after: BankAccount): Promise<void> =>
  recordMemberEntry(tx, {
    memberId: after.updatedBy,
    action: 'bank_details_changed',
    at: after.updatedAt,
    restaurantId: after.restaurantId,
    details: { before: before ? shown(before) : null, after: shown(after) },
  })
