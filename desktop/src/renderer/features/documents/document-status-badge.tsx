import type { DocumentStatus } from '@sufra/shared/documents/document-expiry'
import { useTranslation } from 'react-i18next'

const styles = {
  waiting: 'bg-saffron-soft text-saffron',
  verified: 'bg-green-soft text-green',
  expiring: 'bg-saffron-soft text-saffron',
  expired: 'bg-red-soft text-red',
  rejected: 'bg-red-soft text-red',
  draft: 'bg-blue-soft text-blue',
} as const satisfies Record<DocumentStatus | 'draft', string>

/** The status of a document; `draft`: chosen on this page and not submitted yet. */
export const DocumentStatusBadge = ({ status }: { status: DocumentStatus | 'draft' }) => {
  const { t } = useTranslation()
  return (
    <span
      className={`inline-flex shrink-0 items-center self-start rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${styles[status]}`}
    >
      {t(`documents.status.${status}`)}
    </span>
  )
}
