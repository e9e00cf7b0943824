// How the diner wants to pay. In memory alone: a token must not be stored, and is of no use after a reload.
import type { Wallet } from '@sufra/shared/payments/gateway-config'
import { create } from 'zustand'

/** A card that was typed into the gateway's fields, for one payment. */
export type NewCard = { token: string; brand: string; lastFour: string; expiry: string; saves: boolean }

export type PaymentChoice =
  | { kind: 'saved_card'; id: string }
  | { kind: 'card' }
  | { kind: 'wallet'; wallet: Wallet }
  | { kind: 'upi'; upiId: string; saves: boolean }

type Choices = {
  /** Undefined until the diner chooses: then the page preselects one. */
  choice: PaymentChoice | undefined
  newCard: NewCard | undefined
  /** A UPI id that is not to be saved. */
  newUpiId: string | undefined
}

export const noChoice: Choices = { choice: undefined, newCard: undefined, newUpiId: undefined }

export const usePaymentChoice = create<Choices>()(() => noChoice)

export const choose = (choice: PaymentChoice) => usePaymentChoice.setState({ choice })

export const addNewCard = (newCard: NewCard) => usePaymentChoice.setState({ newCard, choice: { kind: 'card' } })

export const addNewUpiId = (upiId: string) => usePaymentChoice.setState({ newUpiId: upiId, choice: { kind: 'upi', upiId, saves: false } })

/** The token of a new card counts once: after it was sent the card has to be added again, or is a saved one. */
export const forgetNewCard = () =>
  usePaymentChoice.setState(({ choice }) => ({ newCard: undefined, choice: choice?.kind === 'card' ? undefined : choice }))
