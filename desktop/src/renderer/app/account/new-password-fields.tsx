import { passwordRules } from '@sufra/shared/accounts/password'
import { Check, Circle } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../refusal-text.ts'
import { PasswordInput } from './password-input.tsx'

const rules = ['length', 'digit', 'special'] as const satisfies (keyof typeof passwordRules)[]

/** The rule, part by part, each ticked as soon as the password has it. */
const RuleList = ({ password }: { password: string }) => {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('accounts.rule.title')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {rules.map((rule) => {
        const holds = passwordRules[rule](password)
        const Icon = holds ? Check : Circle
        return (
          <li key={rule} className={`flex items-center gap-1.5 ${holds ? 'font-semibold text-green' : 'text-ink-soft'}`}>
            <Icon aria-hidden className={holds ? 'size-4' : 'size-3'} /> {t(`accounts.rule.${rule}`)}
            <span className="sr-only">{t(holds ? 'accounts.rule.holds' : 'accounts.rule.missing')}</span>
          </li>
        )
      })}
    </ul>
  )
}

type Props = {
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  /** The password as it is typed. */
  typed: string
  errors: { password?: { message?: string }; confirmPassword?: { message?: string } }
  label: string
}

/** A password that is chosen: the rule is shown while it is typed, and it is typed twice. */
export const NewPasswordFields = ({ password, confirmPassword, typed, errors, label }: Props) => {
  const { t } = useTranslation()
  const said = useRefusalText()
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordInput label={label} autoComplete="new-password" error={said(errors.password?.message)} {...password} />
        <RuleList password={typed} />
      </div>
      <PasswordInput
        label={t('accounts.confirmPassword')}
        autoComplete="new-password"
        error={said(errors.confirmPassword?.message)}
        {...confirmPassword}
      />
    </>
  )
}
