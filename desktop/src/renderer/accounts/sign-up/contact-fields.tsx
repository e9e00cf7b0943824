// The two addresses of an applicant, each proven by a one-time code. Changing one makes it unverified.
import type { Channel } from '@sufra/shared/accounts/one-time-code'
import { signUpFields } from '@sufra/shared/accounts/sign-up'
import { countryCodes, joinNumber, splitNumber } from '@sufra/shared/country-codes'
import { errorText } from '@sufra/shared/refusals/error-text'
import { Button } from '@sufra/shared/ui/button'
import { inputLook, TextInput } from '@sufra/shared/ui/field'
import { BadgeCheck } from 'lucide-react'
import { useState, type ComponentProps, type Ref } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../app/refusal-words.ts'
import { Link } from '../../app/router.ts'
import { useNow } from '../../app/use-now.ts'
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
  const said = useRefusalWords()
  const { field, formState } = useController({ control: signUp.form.control, name: 'contactNumber' })
  const { value: number, onChange, ...rest } = field
  const [code, setCode] = useState(() => splitNumber(number).code)
  const local = number.startsWith(code) ? number.slice(code.length) : number
  const chooseCode = (next: string) => {
    setCode(next)
    onChange(joinNumber(next, local))
  }
  return (
    <ProvenInput
      signUp={signUp}
      channel="phone"
      address={signUpFields.shape.contactNumber.safeParse(number).data}
      shown={`+${number}`}
      label={t('signUp.contactNumber')}
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete="tel-national"
      maxLength={20}
      {...rest}
      value={local}
      onChange={(event) => onChange(joinNumber(code, event.target.value))}
      error={said(formState.errors.contactNumber?.message)}
      unproven={said(formState.errors.contactProof?.message)}
      before={
        <select
          aria-label={t('signUp.countryCode')}
          dir="ltr"
          value={code}
          onChange={(event) => chooseCode(event.target.value)}
          className={`${inputLook} figures w-24!`}
        >
          {countryCodes.map((candidate) => (
            <option key={candidate} value={candidate}>
              +{candidate}
            </option>
          ))}
        </select>
      }
    />
  )
}

export const EmailField = ({ signUp }: Props) => {
  const { t } = useTranslation()
  const said = useRefusalWords()
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
