// A password that somebody chooses, typed twice.
import { isConfirmed, passwordFields } from '@sufra/shared/accounts/sign-up'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { z } from 'zod'

/** Said beside the second field, also while other fields of the form are still wrong. */
export const mismatch = {
  path: ['confirmPassword'],
  error: 'account.password_mismatch' satisfies RefusalCode,
  when: ({ value }: { value: unknown }) => passwordFields.safeParse(value).success,
}

export const chosenPassword = z.object(passwordFields.shape).refine(isConfirmed, mismatch)

export const noPassword = { password: '', confirmPassword: '' }
