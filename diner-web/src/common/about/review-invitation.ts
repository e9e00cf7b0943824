// After a delivered order the diner is invited to review the restaurant, until the app is loaded again.
import { useSyncExternalStore } from 'react'

let invitedBy = ''
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const inviteToReview = (restaurantId: string) => {
  invitedBy = restaurantId
  for (const listener of listeners) listener()
}

export const useReviewInvitation = (restaurantId: string): boolean =>
  useSyncExternalStore(subscribe, () => restaurantId !== '' && invitedBy === restaurantId)
