/** Reason of a message that was given up without a failure. */
export const replacedByLater = 'replaced by a later status'
export const guestDeleted = 'the guest was deleted'
export const givenUpReasons = [replacedByLater, guestDeleted]
