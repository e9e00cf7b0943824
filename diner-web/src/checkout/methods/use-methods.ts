// The ways to pay at this restaurant, and the one that is chosen.
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { useSession } from '../../common/session/session.ts'
import { chosenMethod } from './chosen-method.ts'
import { usePaymentChoice, type NewCard, type PaymentChoice } from './payment-choice.ts'
import { usePaymentOptions } from './payment-options.ts'
import { useSavedCards } from './saved-cards.ts'

/** What pays at once; a wallet and a UPI id need a token of the pin page first. */
const sourceOf = (chosen: PaymentChoice | undefined, newCard: NewCard | undefined): PaymentSourceInput | undefined => {
  if (chosen?.kind === 'saved_card') return chosen
  return chosen?.kind === 'card' && newCard ? { kind: 'card', token: newCard.token, saves: newCard.saves } : undefined
}

export const useMethods = () => {
  const restaurantId = useSession((session) => session.restaurantId)
  const savedUpiIds = useSession((session) => session.upiIds)
  const { choice, newCard, newUpiId } = usePaymentChoice()
  const options = usePaymentOptions(restaurantId)
  const { methods = [], wallets = [], gateway = null } = options.data ?? {}
  /** Only a gateway with pages of its own has a pin pad and wallets. */
  const hosted = gateway?.kind === 'sandbox' ? gateway : undefined
  /** As long as nothing is known, the server decides. */
  const takesCash = options.data?.methods.includes('Cash') ?? true
  const takesCards = gateway !== null && methods.includes('Card')
  const takesUpi = hosted !== undefined && methods.includes('UPI')
  const cards = useSavedCards(restaurantId, takesCards)
  const chosen = chosenMethod(choice, {
    wallets: takesUpi ? wallets : [],
    cards: (takesCards && cards.data) || [],
    newCard: takesCards ? newCard : undefined,
    upiIds: takesUpi && hosted.takesUpi ? [...(newUpiId === undefined ? [] : [newUpiId]), ...savedUpiIds] : [],
  })
  return {
    restaurantId,
    isLoading: options.isPending && options.fetchStatus !== 'paused',
    isUnavailable: options.isError || options.fetchStatus === 'paused',
    retry: () => void options.refetch(),
    gateway,
    hosted,
    takesCash,
    takesNothing: !takesCash && !takesCards && !takesUpi,
    takesCards,
    takesUpi,
    wallets,
    /** Undefined while they are loading. Without them new cards can be used. */
    cards: cards.isError ? [] : cards.data,
    chosen,
    source: sourceOf(chosen, newCard),
  }
}

export type Methods = ReturnType<typeof useMethods>
