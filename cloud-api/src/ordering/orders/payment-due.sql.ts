/** Orders whose authorised payment is to be captured or voided. */
export const isSettleDue = `(payment_state = 'authorised' and (accepted_at is not null or status = 'Cancelled'))`

/** Cancelled orders with captured money that is neither returned nor about to be. */
export const isRefundDue = `(payment_state in ('captured', 'partly_refunded') and status = 'Cancelled' and refunded_amount < paid_amount)`

/** Combines both as the condition of an index, which cash orders are never in. */
export const isPaymentDue = `${isSettleDue} or ${isRefundDue}`

/** Cancelled orders for which the gateway is to return shares of a table's bill: the condition of an index. */
export const isShareReturnDue = `status = 'Cancelled' and returnable_share > 0`

/** Orders for which staff hand back cash (`amountToHandBack` of shared): the condition of an index. */
export const isHandBackDue = `(payment_method = 'Cash' and status = 'Cancelled' and refunded_amount + returnable_share < paid_amount) or (declined_refund > 0 and refunded_amount < paid_amount)`
