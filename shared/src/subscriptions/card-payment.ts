// Paying an invoice by card, through the gateway of the platform. The card's number is typed in its network's own page, so that the counter has no field for it.

/** `returned`: it was confirmed too late, or the invoice was paid another way meanwhile, so that the money goes back. */
export const cardPaymentOutcomes = ['awaiting', 'paid', 'returned', 'declined', 'given_up'] as const
export type CardPaymentOutcome = (typeof cardPaymentOutcomes)[number]
