// Paying an invoice by card, through the gateway of the platform. The card's number is typed on the page of its network, so the counter has
// no field for it.

/** `returned`: the payment was confirmed too late, or the invoice was paid another way first, so that the money is returned. */
export const cardPaymentOutcomes = ['awaiting', 'paid', 'returned', 'declined', 'given_up'] as const
export type CardPaymentOutcome = (typeof cardPaymentOutcomes)[number]
