import type { Wallet } from '@sufra/shared/payments/gateway-config'
import { methodKey, newCardMethod, type NewCard, type PaymentChoice } from './payment-choice.ts'

/** The place of cash among the ways to pay: before or after the others. Undefined when it is not offered. */
export type CashPlace = 'first' | 'last' | undefined

type Offered = {
  cash: CashPlace
  wallets: readonly Wallet[]
  cards: readonly { id: string }[]
  newCard: NewCard | undefined
  /** Saved UPI ids, and one for this payment only. */
  upiIds: readonly string[]
}

/** Google Pay comes first (spec §2). */
const byPreference: readonly Wallet[] = ['googlePay', 'applePay']

/** All ways to pay, the preselected one first. */
const choicesOf = ({ cash, wallets, cards, newCard, upiIds }: Offered): PaymentChoice[] => [
  ...(cash === 'first' ? [{ kind: 'cash' } as const] : []),
  ...byPreference.filter((each) => wallets.includes(each)).map((wallet) => ({ kind: 'wallet', wallet }) as const),
  ...cards.map(({ id }) => ({ kind: 'saved_card', id }) as const),
  ...upiIds.map((upiId) => ({ kind: 'upi', upiId, saves: true }) as const),
  ...(newCard ? [{ kind: 'card' } as const] : []),
  ...(cash === 'last' ? [{ kind: 'cash' } as const] : []),
]

/** Returns the diner’s choice, else the method that this phone has used last, else the preselected one; each only if it is offered. */
export const chosenMethod = (choice: PaymentChoice | undefined, last: string, offered: Offered): PaymentChoice | undefined => {
  const choices = choicesOf(offered)
  const find = (key: string) => choices.find((each) => methodKey(each) === key)
  if (choice && find(methodKey(choice))) return choice
  // A card that was new at the last payment is the newest saved card, if it was saved.
  const lastCard = last === newCardMethod ? choices.find(({ kind }) => kind === 'saved_card') : undefined
  return lastCard ?? find(last) ?? choices[0]
}
