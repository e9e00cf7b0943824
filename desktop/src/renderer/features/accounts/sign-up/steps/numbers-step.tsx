import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../field-group.tsx'
import { SignUpInput } from '../sign-up-input.tsx'
import type { SignUp } from '../use-sign-up.ts'

const numbers = ['commercialRegistrationNumber', 'tradeLicenseNumber', 'establishmentIdNumber', 'taxIdentificationNumber'] as const

/** Registration numbers, address and web links of the restaurant. */
export const NumbersStep = ({ signUp }: { signUp: SignUp }) => {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t('signUp.numbers')} text={t('signUp.numbersText')} isPaired>
        {numbers.map((name) => (
          <SignUpInput key={name} signUp={signUp} name={name} dir="ltr" autoComplete="off" />
        ))}
      </FieldGroup>
      <FieldGroup title={t('signUp.links')}>
        <SignUpInput signUp={signUp} name="restaurantAddress" dir="auto" autoComplete="street-address" />
        <SignUpInput
          signUp={signUp}
          name="googleReviewUrl"
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://g.page/r/…/review"
          hint={t('signUp.googleReviewHint')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SignUpInput signUp={signUp} name="facebookUrl" type="url" dir="ltr" autoComplete="off" placeholder="https://facebook.com/…" />
          <SignUpInput signUp={signUp} name="instagramUrl" type="url" dir="ltr" autoComplete="off" placeholder="https://instagram.com/…" />
        </div>
      </FieldGroup>
    </>
  )
}
