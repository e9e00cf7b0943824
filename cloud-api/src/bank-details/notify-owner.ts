import { maskIban } from '@sufra/shared/bank-details/iban'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Db } from '../db/connect.ts'
import { readOwner } from '../memberships/memberships.store.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { bankDetailsChangedMail } from '../messages/templates/account-notices.ts'
import type { BankAccount } from './bank-details.store.ts'

type Place = { restaurant: LocalizedText; publicAddress: string }

/** Emails the owner, in the transaction of the change, because a thief of the account would change the destination of the money. */
export const notifyOwner = async (
  tx: Db,
  { restaurantId, iban, updatedAt }: BankAccount,
  { restaurant, publicAddress }: Place,
): Promise<void> => {
  const owner = await readOwner(tx, restaurantId)
  if (!owner) return
  const link = `${publicAddress}/${owner.role}/forgot-password`
  const mail = bankDetailsChangedMail({ language: owner.language, at: updatedAt, link, restaurant, account: maskIban(iban) })
  await enqueueMessages(tx, updatedAt, [{ ...mail, to: owner.email, restaurantId }])
}
