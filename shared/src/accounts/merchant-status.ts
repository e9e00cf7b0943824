// Permitted actions of a restaurant in each status of its application.
import type { RefusalCode } from '../refusals/refusals.ts'
import type { MerchantStatus } from './account.ts'

/** Whether the application was accepted at some time. Then new documents alone are reviewed, and diners may see the menu. */
export const wasAccepted = (status: MerchantStatus): boolean => status === 'accepted' || status === 'deactivated'

/**
 * The reason why a restaurant may not change its profile or submit documents: it is being reviewed or deactivated. Undefined when it may.
 */
export const changeProblem = (status: MerchantStatus): RefusalCode | undefined => {
  if (status === 'pending') return 'account.under_review'
  return status === 'deactivated' ? 'session.not_accepted' : undefined
}

/** Whether the registration numbers may be changed. Documents prove them, and these are reviewed again only after a rejection. */
export const mayChangeNumbers = (status: MerchantStatus): boolean => status === 'rejected'
