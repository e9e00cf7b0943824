/**
 * Orders whose authorised payment is to be captured or voided, or whose captured one is to be refunded: the condition of an index, which cash orders
 * are never in.
 */
export const isPaymentDue = `(payment_state = 'authorised' and (accepted_at is not null or status = 'Cancelled')) or (payment_state = 'captured' and status = 'Cancelled')`
