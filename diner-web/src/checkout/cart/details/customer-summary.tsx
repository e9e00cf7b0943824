import { Button } from '@sufra/shared/ui/button'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../common/session/session.ts'

/** Who the order is for, as one row. */
export const CustomerSummary = ({ onChange }: { onChange: () => void }) => {
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
