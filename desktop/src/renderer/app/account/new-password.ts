// A password that somebody chooses, typed twice.
import { passwordFields } from '@sufra/shared/accounts/password'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { z } from 'zod'

/** The field of the second time: as the first. A schema of its own for each password, since zod refines nothing while another field is missing. */
export const typedAgain = (password: string) => ({
  confirmPassword: z.literal(password, 'account.password_mismatch' satisfies RefusalCode),
})

export const chosenPassword = (password: string) => z.object({ password: passwordFields.shape.password, ...typedAgain(password) })

export const noPassword = { password: '', confirmPassword: '' }

type TwoFields = {
  getFieldState: (name: 'confirmPassword') => { isTouched: boolean; invalid: boolean }
  trigger: (name: 'confirmPassword') => Promise<boolean>
}

/** A first time that changes is compared with the second, once that was typed: nobody is told of a second that they have not come to. */
export const comparing = ({ getFieldState, trigger }: TwoFields) => ({
  onChange: () => {
    const { isTouched, invalid } = getFieldState('confirmPassword')
    if (isTouched || invalid) void trigger('confirmPassword')
  },
})
