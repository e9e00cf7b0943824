import type { Wallet } from '@sufra/shared/payments/gateway-config'
import type { NewCard, PaymentChoice } from './payment-choice.ts'

type Offered = {
  wallets: readonly Wallet[]
  cards: readonly { id: string }[]
  newCard: NewCard | undefined
  /** Saved ones, and one for this payment only. */
  upiIds: readonly string[]
}

/** Google Pay first (spec §2). */
const byPreference: readonly Wallet[] = ['googlePay', 'applePay']

const isOffered = (choice: PaymentChoice, { wallets, cards, newCard, upiIds }: Offered): boolean => {
  if (choice.kind === 'wallet') return wallets.includes(choice.wallet)
  if (choice.kind === 'saved_card') return cards.some(({ id }) => id === choice.id)
  if (choice.kind === 'upi') return upiIds.includes(choice.upiId)
  return newCard !== undefined
}

/** What the diner has chosen, or what is preselected as long as nothing is chosen that is still offered. */
export const chosenMethod = (choice: PaymentChoice | undefined, offered: Offered): PaymentChoice | undefined => {
  if (choice && isOffered(choice, offered)) return choice
  const wallet = byPreference.find((each) => offered.wallets.includes(each))
  if (wallet) return { kind: 'wallet', wallet }
  const [card] = offered.cards
  if (card) return { kind: 'saved_card', id: card.id }
  const [upiId] = offered.upiIds
  return upiId === undefined ? undefined : { kind: 'upi', upiId, saves: true }
}
