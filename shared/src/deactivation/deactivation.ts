// Deactivating a restaurant: it takes no new orders, finishes the open ones, and its members see why.
import { z } from 'zod'
import type { MerchantStatus } from '../accounts/account.ts'
import { typedText } from '../contract/wire.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

export const deactivationReasons = ['subscription_unpaid', 'owner_request', 'terms_violated', 'other'] as const
export type DeactivationReason = (typeof deactivationReasons)[number]

export const maxDeactivationNote = 500

/** The input of an administrator. `note`: shown to the restaurant; it is the reason when no other reason is chosen. */
export const deactivationDraft = z
  .object({
    reason: z.enum(deactivationReasons, 'deactivation.reason_required'),
    note: typedText(maxDeactivationNote, 'deactivation.note_length').default(''),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    error: 'deactivation.note_required' satisfies RefusalCode,
  })

/**
 * Whether a change of status has any effect, or the reason for its refusal: only accepted restaurants are deactivated, and only deactivated
 * restaurants are restored.
 */
export const deactivationStep = (
  status: MerchantStatus,
  wanted: Extract<MerchantStatus, 'accepted' | 'deactivated'>,
): 'change' | 'nothing' | 'deactivation.not_accepted' => {
  if (status === wanted) return 'nothing'
  return status === 'accepted' || status === 'deactivated' ? 'change' : 'deactivation.not_accepted'
}
