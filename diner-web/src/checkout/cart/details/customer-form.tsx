import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import { customerDetailsProblems } from '@sufra/shared/orders/details-problems'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { usePhoneInput } from '@sufra/shared/ui/phone/phone-input'
import { UserRound } from 'lucide-react'
import { memo, useState, type InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { typeCustomerDetails, useSession } from '../../../common/session/session.ts'
import { useReadNumber } from '../../../common/ui/use-read-number.ts'
import { leadOnEnter } from './press-on-enter.ts'

type FieldName = keyof CustomerDetails
type Props = {
  /** Shows all problems, not only those of touched fields, after the diner has tried to continue. */
  showsAll: boolean
  /** The id of the button that places the order: Enter in the last field presses it. */
  buttonId: string
}

/** The customer details, and for Drive-thru the vehicle. Problems are shown beside the fields. */
const Fields = ({ showsAll, buttonId }: Props) => {
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

  const field = (name: FieldName, isLast = false) => {
    const problem = problems[name]
    return {
      name,
      error: problem && (showsAll || touched[name]) ? t(`refusals.${problem}`) : undefined,
      onBlur: () => touch(name),
      onKeyDown: leadOnEnter(buttonId),
      enterKeyHint: isLast ? 'go' : 'next',
    } as const
  }
  const text = (name: FieldName, { isLast, ...more }: InputHTMLAttributes<HTMLInputElement> & { isLast?: boolean } = {}) => (
    <TextInput
      {...field(name, isLast)}
      label={t(`cartPage.${name}`)}
      value={details[name]}
      onChange={(event) => typeCustomerDetails({ [name]: event.target.value })}
      {...more}
    />
  )
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-3">
      {text('customerName', { autoComplete: 'name', maxLength: 40 })}
      <TextInput {...field('mobileNumber', !needsVehicle)} label={t('cartPage.mobileNumber')} {...phone.field} />
      {needsVehicle && (
        <>
          {text('vehicleModel', { maxLength: 40 })}
          {text('vehicleNumber', { maxLength: 20, dir: 'ltr' })}
          {text('vehicleColor', { maxLength: 30, isLast: true })}
        </>
      )}
    </form>
  )
}

/** The person of the order, as one row. */
const Summary = ({ onChange }: { onChange: () => void }) => {
  const { t } = useTranslation()
  const { customerName, mobileNumber, vehicleModel, vehicleNumber } = useSession((session) => session.customerDetails)
  const vehicle = [vehicleModel, vehicleNumber].filter((text) => text !== '').join(' · ')
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-card border border-line bg-card ps-4 pe-1">
      <UserRound aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="flex min-w-0 grow basis-40 flex-wrap items-baseline gap-x-3 py-1">
        <bdi className="font-semibold wrap-anywhere">{customerName}</bdi>
        <bdi dir="ltr" className="figures text-sm text-ink-soft">{`+${mobileNumber}`}</bdi>
        {vehicle && <bdi className="text-sm text-ink-soft wrap-anywhere">{vehicle}</bdi>}
      </span>
      <Button kind="quiet" aria-label={t('cartPage.changeDetails')} className="ms-auto text-brand!" onClick={onChange}>
        {t('cartPage.change')}
      </Button>
    </div>
  )
}

/** The person of the order. Details that are complete when the page opens are one row, until the diner changes them. */
export const CustomerForm = memo((props: Props) => {
  const { t } = useTranslation()
  const isComplete = useSession(
    ({ customerDetails, orderSettings: { orderType } }) => Object.keys(customerDetailsProblems(customerDetails, orderType)).length === 0,
  )
  const [isFolded, setFolded] = useState(isComplete)
  if (isFolded && !isComplete) setFolded(false)
  return (
    <section aria-label={t('cartPage.who')} className="px-4 pb-4">
      {isFolded ? <Summary onChange={() => setFolded(false)} /> : <Fields {...props} />}
    </section>
  )
})
