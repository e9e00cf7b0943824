import { passwordRules } from '@sufra/shared/accounts/password'
import { Check, Circle } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../common/api/refusals.ts'
import { PasswordInput } from './password-input.tsx'

const rules = ['length', 'digit', 'special'] as const satisfies (keyof typeof passwordRules)[]

/** The password rules, each ticked as soon as the password meets it. */
const RuleList = ({ password }: { password: string }) => {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('accounts.rule.title')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {rules.map((rule) => {
        const isMet = passwordRules[rule](password)
        const Icon = isMet ? Check : Circle
        return (
          <li key={rule} className={`flex items-center gap-1.5 ${isMet ? 'font-semibold text-green' : 'text-ink-soft'}`}>
            <Icon aria-hidden className={isMet ? 'size-4' : 'size-3'} /> <span>{t(`accounts.rule.${rule}`)}</span>
            <span className="sr-only">{t(isMet ? 'accounts.rule.holds' : 'accounts.rule.missing')}</span>
          </li>
        )
      })}
    </ul>
  )
}

type Props = {
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  /** The password as the user has typed it so far. */
  typed: string
  errors: { password?: { message?: string }; confirmPassword?: { message?: string } }
  label: string
}

/** Fields for a new password and its confirmation, with the rules. */
export const NewPasswordFields = ({ password, confirmPassword, typed, errors, label }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordInput label={label} autoComplete="new-password" error={refusalText(errors.password?.message)} {...password} />
        <RuleList password={typed} />
      </div>
      <PasswordInput
        label={t('accounts.confirmPassword')}
        autoComplete="new-password"
        error={refusalText(errors.confirmPassword?.message)}
        {...confirmPassword}
      />
    </>
  )
}
