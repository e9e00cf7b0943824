import { z } from 'zod'

/** The rules for a new password: 6 to 16 characters, a digit and a special character (spec §5). */
export const passwordRules = {
  length: (password: string) => password.length >= 6 && password.length <= 16,
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[!@#$%^&*]/.test(password),
} as const

export const isGoodPassword = (password: string): boolean => Object.values(passwordRules).every((holds) => holds(password))

/** A newly chosen password. */
export const newPassword = z
  .string('account.password_required')
  .min(1, { error: 'account.password_required', abort: true })
  .refine(isGoodPassword, 'account.password_rule')

export const passwordFields = z.object({
  password: newPassword,
  confirmPassword: z.string('account.password_mismatch'),
})
