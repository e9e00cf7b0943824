/** Why a message was given up, where that is no failure. */
export const replacedByLater = 'replaced by a later status'
export const guestDeleted = 'the guest was deleted'
export const givenUpReasons = [replacedByLater, guestDeleted]
