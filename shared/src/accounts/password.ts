import { z } from 'zod'

/** Spec §5. */
const special = /[!@#$%^&*]/
const digit = /\d/

/** Whether a password is one that may be chosen: 6 to 16 characters with a digit and a special character (spec §5). */
export const isGoodPassword = (password: string): boolean =>
  password.length >= 6 && password.length <= 16 && digit.test(password) && special.test(password)

/** A password that somebody chooses. */
export const newPassword = z
  .string('account.password_required')
  .min(1, { error: 'account.password_required', abort: true })
  .refine(isGoodPassword, 'account.password_rule')
