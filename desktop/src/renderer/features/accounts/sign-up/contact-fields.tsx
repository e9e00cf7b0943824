// The phone number and the email address of an applicant, each verified by a one-time code. Changing one makes it unverified.
import type { Channel } from '@sufra/shared/accounts/one-time-code'
import { signUpFields } from '@sufra/shared/accounts/sign-up'
import { isPossibleNumber, readPhoneNumber } from '@sufra/shared/phone-numbers/phone-number'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { countryName } from '@sufra/shared/ui/phone/country-code'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { usePhoneInput } from '@sufra/shared/ui/phone/phone-input'
import { BadgeCheck } from 'lucide-react'
import type { ComponentProps, Ref } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { Link } from '../../../common/pages/router.ts'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { CodePanel } from './code-panel.tsx'
import type { SignUp } from './use-sign-up.ts'
import { useAddressProof } from './use-address-proof.ts'

type Props = { signUp: SignUp }
type VerifiedInputProps = Omit<ComponentProps<typeof TextInput>, 'error' | 'after'> & {
  channel: Channel
  address: string | undefined
  shown: string
  error: string | undefined
  unverifiedText: string | undefined
  signUp: SignUp
  ref: Ref<HTMLInputElement>
}

const VerifiedInput = ({ channel, address, shown, error, unverifiedText, signUp, ...input }: VerifiedInputProps) => {
  const { t } = useTranslation()
  const now = useNow(1_000)
  const { contacts, setContact } = signUp
  const proof = useAddressProof(channel, address, contacts[channel], (contact) => setContact(channel, contact), now)
  const { isVerified, codeRequest, sendFailure, wait } = proof
  const isTaken = sendFailure?.code === 'account.email_taken'
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        {...input}
        error={error ?? (isVerified ? undefined : sendFailure ? errorText(sendFailure, t) : codeRequest ? undefined : unverifiedText)}
        after={
          isVerified ? (
            <span role="status" className="flex shrink-0 items-center gap-1.5 rounded-card bg-green-soft px-3 text-sm font-bold text-green">
              <BadgeCheck aria-hidden className="size-5" /> <span>{t('signUp.code.verified')}</span>
            </span>
          ) : (
            !codeRequest && (
              <Button kind="secondary" disabled={!address || wait !== undefined} isBusy={proof.isSending} onClick={() => void proof.send()}>
                {wait ? t('signUp.code.sendAgainIn', { time: wait }) : t('signUp.code.send')}
              </Button>
            )
          )
        }
      />
      {isTaken && (
        <Link to="/merchant/login" className="text-sm font-semibold text-brand underline">
          {t('accounts.toSignIn')}
        </Link>
      )}
      {!isVerified && <CodePanel proof={proof} shown={shown} now={now} />}
    </div>
  )
}

export const ContactNumberField = ({ signUp }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const { field, formState } = useController({ control: signUp.form.control, name: 'contactNumber' })
  const { value: number, onChange, onBlur, ...rest } = field
  const { language } = useLanguage()
  const phone = usePhoneInput({ number, onChange, read: readPhoneNumber, countryLabel: t('signUp.countryCode'), onLeave: onBlur })
  // This is only a warning, because a country may have introduced new numbers, and the code verifies the number anyway.
  const address = signUpFields.shape.contactNumber.safeParse(number).data
  const isUnusual = address !== undefined && !isPossibleNumber(address)
  const advice = isUnusual ? t('signUp.unusualNumber', { country: countryName(phone.country, language) }) : undefined
  const unverifiedText = refusalText(formState.errors.contactProof?.message)
  return (
    <VerifiedInput
      signUp={signUp}
      channel="phone"
      address={address}
      shown={`+${number}`}
      label={t('signUp.contactNumber')}
      {...rest}
      {...phone.field}
      hint={advice}
      error={refusalText(formState.errors.contactNumber?.message)}
      unverifiedText={unverifiedText && advice ? `${unverifiedText} ${advice}` : unverifiedText}
    />
  )
}

export const EmailField = ({ signUp }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const { field, formState } = useController({ control: signUp.form.control, name: 'email' })
  const address = signUpFields.shape.email.safeParse(field.value).data
  return (
    <VerifiedInput
      signUp={signUp}
      channel="email"
      address={address}
      shown={address ?? field.value}
      label={t('accounts.email')}
      type="email"
      dir="ltr"
      autoComplete="email"
      {...field}
      error={refusalText(formState.errors.email?.message)}
      unverifiedText={refusalText(formState.errors.emailProof?.message)}
    />
  )
}
