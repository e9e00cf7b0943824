// The two addresses of an applicant, each proven by a one-time code. Changing one makes it unverified.
import type { Channel } from '@sufra/shared/accounts/one-time-code'
import { signUpFields } from '@sufra/shared/accounts/sign-up'
import { isPossibleNumber, readPhoneNumber } from '@sufra/shared/phone-numbers/phone-number'
import { errorText } from '@sufra/shared/refusals/error-text'
import { Button } from '@sufra/shared/ui/button'
import { CountryCode, countryName } from '@sufra/shared/ui/country-code'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language'
import { usePhoneInput } from '@sufra/shared/ui/phone-input'
import { BadgeCheck } from 'lucide-react'
import type { ComponentProps, Ref } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../app/refusal-text.ts'
import { Link } from '../../app/router.ts'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { CodePanel } from './code-panel.tsx'
import type { SignUp } from './use-sign-up.ts'
import { useAddressProof } from './use-address-proof.ts'

type Props = { signUp: SignUp }
type ProvenInputProps = Omit<ComponentProps<typeof TextInput>, 'error' | 'after'> & {
  channel: Channel
  address: string | undefined
  shown: string
  error: string | undefined
  unproven: string | undefined
  signUp: SignUp
  ref: Ref<HTMLInputElement>
}

const ProvenInput = ({ channel, address, shown, error, unproven, signUp, ...input }: ProvenInputProps) => {
  const { t } = useTranslation()
  const now = useNow(1_000)
  const { contacts, setContact } = signUp
  const proof = useAddressProof(channel, address, contacts[channel], (contact) => setContact(channel, contact), now)
  const { isProven, asked, sendFailure, wait } = proof
  const isTaken = sendFailure?.code === 'account.email_taken'
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        {...input}
        error={error ?? (isProven ? undefined : sendFailure ? errorText(sendFailure, t) : unproven)}
        after={
          isProven ? (
            <span role="status" className="flex shrink-0 items-center gap-1.5 rounded-card bg-green-soft px-3 text-sm font-bold text-green">
              <BadgeCheck aria-hidden className="size-5" /> {t('signUp.code.verified')}
            </span>
          ) : (
            !asked && (
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
      {!isProven && <CodePanel proof={proof} shown={shown} now={now} />}
    </div>
  )
}

export const ContactNumberField = ({ signUp }: Props) => {
  const { t } = useTranslation()
  const said = useRefusalText()
  const { field, formState } = useController({ control: signUp.form.control, name: 'contactNumber' })
  const { value: number, onChange, onBlur, ...rest } = field
  const { language } = useLanguage()
  const { country, written, write, choose, leave } = usePhoneInput(number, onChange, readPhoneNumber)
  // Only advice: a country may have new numbers, and the code proves the number.
  const address = signUpFields.shape.contactNumber.safeParse(number).data
  const isUnusual = address !== undefined && !isPossibleNumber(address)
  const advice = isUnusual ? t('signUp.unusualNumber', { country: countryName(country, language) }) : undefined
  const unproven = said(formState.errors.contactProof?.message)
  return (
    <ProvenInput
      signUp={signUp}
      channel="phone"
      address={address}
      shown={`+${number}`}
      label={t('signUp.contactNumber')}
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete="tel"
      maxLength={30}
      {...rest}
      value={written}
      onChange={(event) => write(event.target.value)}
      onBlur={() => {
        leave()
        onBlur()
      }}
      hint={advice}
      error={said(formState.errors.contactNumber?.message)}
      unproven={unproven && advice ? `${unproven} ${advice}` : unproven}
      before={<CountryCode label={t('signUp.countryCode')} country={country} onChoose={choose} />}
    />
  )
}

export const EmailField = ({ signUp }: Props) => {
  const { t } = useTranslation()
  const said = useRefusalText()
  const { field, formState } = useController({ control: signUp.form.control, name: 'email' })
  const address = signUpFields.shape.email.safeParse(field.value).data
  return (
    <ProvenInput
      signUp={signUp}
      channel="email"
      address={address}
      shown={address ?? field.value}
      label={t('accounts.email')}
      type="email"
      dir="ltr"
      autoComplete="email"
      {...field}
      error={said(formState.errors.email?.message)}
      unproven={said(formState.errors.emailProof?.message)}
    />
  )
}
