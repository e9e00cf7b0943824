// The ways to pay at this restaurant, and the chosen one.
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { useSession } from '../../common/session/session.ts'
import { chosenMethod, type CashPlace } from './chosen-method.ts'
import { unsavedUpi, usePaymentChoice, type NewCard, type PaymentChoice } from './payment-choice.ts'
import { usePaymentOptions } from './payment-options.ts'
import { useSavedCards } from './saved-cards.ts'

/** The source of a method that pays immediately. A wallet and a UPI id first need a token from the pin page. */
const sourceOf = (chosen: PaymentChoice | undefined, newCard: NewCard | undefined): PaymentSourceInput | undefined => {
  if (chosen?.kind === 'saved_card') return chosen
  return chosen?.kind === 'card' && newCard ? { kind: 'card', token: newCard.token, saves: newCard.saves } : undefined
}

/** The bill is paid by phone if possible: an earlier order in cash does not imply cash for it. */
const lastFor = (cash: CashPlace, last: string) => (cash === 'last' && last === 'cash' ? '' : last)

/** `cash`: the place of cash among the methods; undefined on a page that has a separate button for it. */
export const useMethods = (cash?: CashPlace) => {
  const restaurantId = useSession((session) => session.restaurantId)
  const savedUpiIds = useSession((session) => session.upiIds)
  const last = useSession((session) => session.lastMethod)
  const { choice, newCard, newUpiId } = usePaymentChoice()
  const options = usePaymentOptions(restaurantId)
  const { methods = [], wallets = [], gateway = null } = options.data ?? {}
  /** A pin pad and wallets need a gateway with hosted pages. */
  const hosted = gateway?.kind === 'sandbox' ? gateway : undefined
  /** The server decides until the options are loaded. */
  const takesCash = options.data?.methods.includes('Cash') ?? true
  const takesCards = gateway !== null && methods.includes('Card')
  const takesUpi = hosted !== undefined && methods.includes('UPI')
  const cards = useSavedCards(restaurantId, takesCards)
  const isLoading = options.isPending && options.fetchStatus !== 'paused'
  // No method is preselected until it is known whether the last card still exists, because a button must not change under the finger.
  const isLastCardLoading = choice === undefined && cards.isLoading && /card/.test(last)
  const chosen = chosenMethod(choice, lastFor(cash, last), {
    cash: takesCash ? cash : undefined,
    wallets: takesUpi ? wallets : [],
    cards: (takesCards && cards.data) || [],
    newCard: takesCards ? newCard : undefined,
    upiIds: takesUpi && hosted.takesUpi ? [...(newUpiId === undefined ? [] : [newUpiId]), ...savedUpiIds] : [],
  })
  return {
    restaurantId,
    isLoading,
    isUnavailable: options.isError || options.fetchStatus === 'paused',
    retry: () => void options.refetch(),
    gateway,
    hosted,
    takesCash,
    takesNothing: !takesCash && !takesCards && !takesUpi,
    takesCards,
    takesUpi,
    wallets,
    /** Undefined while they are loading. If loading fails, new cards can still be used. */
    cards: cards.isError ? [] : cards.data,
    chosen: isLoading || isLastCardLoading ? undefined : chosen,
    /** Whether a reload has removed the UPI id that was chosen for one payment. */
    isForgotten: choice === undefined && last === unsavedUpi,
    source: sourceOf(chosen, newCard),
  }
}

export type Methods = ReturnType<typeof useMethods>
