import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import { customerDetailsProblems } from '@sufra/shared/orders/details-problems'
import { TextInput } from '@sufra/shared/ui/field'
import { usePhoneInput } from '@sufra/shared/ui/phone/phone-input'
import { memo, useState, type InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { typeCustomerDetails, useSession } from '../../common/session/session.ts'
import { useReadNumber } from '../../common/ui/use-read-number.ts'

type FieldName = keyof CustomerDetails
type Props = {
  /** Shows all problems, not only those of touched fields, after the diner has tried to continue. */
  showsAll: boolean
}

/** The customer details, and for Drive-thru the vehicle. Problems are shown beside the fields. */
export const CustomerForm = memo(({ showsAll }: Props) => {
  const { t } = useTranslation()
  const details = useSession((session) => session.customerDetails)
  const { orderType, requireVehicleDetails: needsVehicle } = useSession((session) => session.orderSettings)
  const problems = customerDetailsProblems(details, orderType)
  const [touched, setTouched] = useState<Partial<Record<FieldName, boolean>>>({})
  const touch = (name: FieldName) => setTouched({ ...touched, [name]: true })
  const phone = usePhoneInput({
    number: details.mobileNumber,
    onChange: (mobileNumber) => typeCustomerDetails({ mobileNumber }),
    read: useReadNumber(),
    countryLabel: t('cartPage.countryCode'),
    onLeave: () => touch('mobileNumber'),
  })

  const field = (name: FieldName) => {
    const problem = problems[name]
    return {
      name,
      error: problem && (showsAll || touched[name]) ? t(`refusals.${problem}`) : undefined,
      onBlur: () => touch(name),
    }
  }
  const text = (name: FieldName, more: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <TextInput
      {...field(name)}
      label={t(`cartPage.${name}`)}
      value={details[name]}
      onChange={(event) => typeCustomerDetails({ [name]: event.target.value })}
      {...more}
    />
  )
  return (
    <section aria-label={t('cartPage.who')} className="flex flex-col gap-4 border-t border-line p-4">
      <h2 className="text-lg font-bold">{t('cartPage.who')}</h2>
      {text('customerName', { autoComplete: 'name', maxLength: 40 })}
      <TextInput {...field('mobileNumber')} label={t('cartPage.mobileNumber')} {...phone.field} />
      {needsVehicle && (
        <>
          {text('vehicleModel', { maxLength: 40 })}
          {text('vehicleNumber', { maxLength: 20, dir: 'ltr' })}
          {text('vehicleColor', { maxLength: 30 })}
        </>
      )}
    </section>
  )
})
