import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from '../../common/pages/router.ts'
import { AuditList, useAudit } from '../../features/audit/audit-list.tsx'
import { useRestaurantId } from './use-restaurant.ts'

/** Actions of administrators and members about the restaurant. The page of the audit log has the filters and the file. */
export const AuditTab = () => {
  const { t } = useTranslation()
  const restaurantId = useRestaurantId()
  const [parameters, setParameters] = useSearchParams()
  const cursor = parameters.get('cursor') ?? undefined
  const query = useAudit({ restaurantId }, cursor)
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-soft">{t('restaurantPage.auditText')}</p>
        <Link
          to={`/admin/audit?restaurant=${restaurantId}`}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand hover:underline"
        >
          <ScrollText aria-hidden className="size-4" /> <span>{t('restaurantPage.auditAll')}</span>
        </Link>
      </div>
      <AuditList query={query} cursor={cursor} onCursor={(next) => setParameters(next ? { cursor: next } : {})} />
    </div>
  )
}
