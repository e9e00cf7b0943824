import type { MerchantStatus } from '@sufra/shared/accounts/account'
import { useTranslation } from 'react-i18next'

const styles = {
  pending: 'bg-saffron-soft text-saffron',
  accepted: 'bg-green-soft text-green',
  rejected: 'bg-red-soft text-red',
  deactivated: 'bg-grey-soft text-grey',
} as const satisfies Record<MerchantStatus, string>

/** The status of a restaurant. */
export const MerchantStatusBadge = ({ status }: { status: MerchantStatus }) => {
  const { t } = useTranslation()
  return (
    <span className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${styles[status]}`}>
      {t(`applicants.status.${status}`)}
    </span>
  )
}
