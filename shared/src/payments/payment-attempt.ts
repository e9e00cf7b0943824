// A call to a payment gateway. It is stored before it is sent, so that a crash leaves no call without a row.
export const paymentAttemptKinds = ['authorise', 'capture', 'void', 'refund'] as const

/** `unknown`: no answer came, so the gateway must be asked for the outcome of the call. */
export const paymentAttemptStates = ['requested', 'succeeded', 'declined', 'unknown'] as const
