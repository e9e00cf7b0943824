// Schemas and defaults for a new password that is typed twice.
import { passwordFields } from '@sufra/shared/accounts/password'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { z } from 'zod'

/** The confirmation must equal `password`. A schema per password, because zod does not run refinements while another field is missing. */
export const confirmPasswordField = (password: string) => ({
  confirmPassword: z.literal(password, 'account.password_mismatch' satisfies RefusalCode),
})

export const newPasswordSchema = (password: string) =>
  z.object({ password: passwordFields.shape.password, ...confirmPasswordField(password) })

export const emptyPasswords = { password: '', confirmPassword: '' }

type TwoFields = {
  getFieldState: (name: 'confirmPassword') => { isTouched: boolean; invalid: boolean }
  trigger: (name: 'confirmPassword') => Promise<boolean>
}

/** Revalidates the confirmation when the password changes, but only once the confirmation has been typed. */
export const revalidateConfirmation = ({ getFieldState, trigger }: TwoFields) => ({
  onChange: () => {
    const { isTouched, invalid } = getFieldState('confirmPassword')
    if (isTouched || invalid) void trigger('confirmPassword')
  },
})
