/** The displayed id of a payment: the end of its idempotency key, which alone identifies it to the server. */
export const paymentIdOf = (key: string): string =>
  key
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-10)
    .toUpperCase()
