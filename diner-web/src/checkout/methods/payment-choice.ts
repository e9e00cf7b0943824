// The diner's way to pay. Tokens are in memory only: they must not be stored, and are useless after a reload.
import type { Wallet } from '@sufra/shared/payments/gateway-config'
import { create } from 'zustand'
import { updateSession } from '../../common/session/session.ts'

/** A card that was typed into the gateway's fields, for one payment. */
export type NewCard = { token: string; brand: string; lastFour: string; expiry: string; saves: boolean }

export type PaymentChoice =
  | { kind: 'cash' }
  | { kind: 'saved_card'; id: string }
  | { kind: 'card' }
  | { kind: 'wallet'; wallet: Wallet }
  | { kind: 'upi'; upiId: string; saves: boolean }

type Choices = {
  /** Undefined until the diner chooses; the page preselects a method then. */
  choice: PaymentChoice | undefined
  newCard: NewCard | undefined
  /** A UPI id that is not to be saved. */
  newUpiId: string | undefined
}

export const noChoice: Choices = { choice: undefined, newCard: undefined, newUpiId: undefined }

export const usePaymentChoice = create<Choices>()(() => noChoice)

/** The key of a new card: it is remembered as new, and found again among the saved cards. */
export const newCardMethod = 'card'
/** The key of an unsaved UPI id, which must not be stored. */
export const unsavedUpi = 'upi'

/** The name of a way to pay, with which the session remembers the last one. */
export const methodKey = (choice: PaymentChoice): string => {
  if (choice.kind === 'wallet') return choice.wallet
  if (choice.kind === 'saved_card') return `saved_card ${choice.id}`
  return choice.kind === 'upi' ? `upi ${choice.upiId}` : choice.kind
}

const remember = (choice: PaymentChoice) =>
  updateSession(() => ({ lastMethod: choice.kind === 'upi' && !choice.saves ? unsavedUpi : methodKey(choice) }))

export const choose = (choice: PaymentChoice) => {
  usePaymentChoice.setState({ choice })
  remember(choice)
}

export const addNewCard = (newCard: NewCard) => {
  usePaymentChoice.setState({ newCard })
  choose({ kind: 'card' })
}

export const addNewUpiId = (upiId: string) => {
  usePaymentChoice.setState({ newUpiId: upiId })
  choose({ kind: 'upi', upiId, saves: false })
}

/** Removes the token of a new card, which can be used once: after it was sent the card has to be added again, or is a saved one. */
export const forgetNewCard = () =>
  usePaymentChoice.setState(({ choice }) => ({ newCard: undefined, choice: choice?.kind === 'card' ? undefined : choice }))

/** Resets a choice of cash, because paying an order in cash does not imply paying the bill in cash. */
export const forgetCash = () => usePaymentChoice.setState(({ choice }) => (choice?.kind === 'cash' ? { choice: undefined } : {}))
