import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { inputLook, TextInput } from '@sufra/shared/ui/field'
import { useState, type InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { typeCustomerDetails, useSession } from '../app/session.ts'
import { countryCodes, joinNumber, splitNumber } from '@sufra/shared/country-codes'

type FieldName = keyof CustomerDetails
type Props = {
  problems: Partial<Record<FieldName, RefusalCode>>
  /** The diner has tried to go on: everything that is missing is said, not only what was touched. */
  showsAll: boolean
}

/** Who orders, and for Drive-thru the vehicle. What is wrong is said beside the field. */
export const CustomerForm = ({ problems, showsAll }: Props) => {
  const { t } = useTranslation()
  const details = useSession((session) => session.customerDetails)
  const needsVehicle = useSession((session) => session.orderSettings.requireVehicleDetails)
  const [touched, setTouched] = useState<Partial<Record<FieldName, boolean>>>({})
  const [code, setCode] = useState(() => splitNumber(details.mobileNumber).code)
  const local = details.mobileNumber.startsWith(code) ? details.mobileNumber.slice(code.length) : details.mobileNumber

  const field = (name: FieldName) => {
    const problem = problems[name]
    return {
      name,
      error: problem && (showsAll || touched[name]) ? t(`refusals.${problem}`) : undefined,
      onBlur: () => setTouched({ ...touched, [name]: true }),
    }
  }
  const text = (name: FieldName, more: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <TextInput
      {...field(name)}
      label={t(`cart.${name}`)}
      value={details[name]}
      onChange={(event) => typeCustomerDetails({ [name]: event.target.value })}
      {...more}
    />
  )
  const chooseCode = (next: string) => {
    setCode(next)
    typeCustomerDetails({ mobileNumber: joinNumber(next, local) })
  }
  return (
    <section aria-label={t('cart.who')} className="flex flex-col gap-4 border-t border-line p-4">
      <h2 className="text-lg font-bold">{t('cart.who')}</h2>
      {text('customerName', { autoComplete: 'name', maxLength: 40 })}
      <TextInput
        {...field('mobileNumber')}
        label={t('cart.mobileNumber')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel-national"
        maxLength={20}
        value={local}
        onChange={(event) => typeCustomerDetails({ mobileNumber: joinNumber(code, event.target.value) })}
        before={
          <select
            aria-label={t('cart.countryCode')}
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
      {needsVehicle && (
        <>
          {text('vehicleModel', { maxLength: 40 })}
          {text('vehicleNumber', { maxLength: 20, dir: 'ltr' })}
          {text('vehicleColor', { maxLength: 30 })}
        </>
      )}
    </section>
  )
}
