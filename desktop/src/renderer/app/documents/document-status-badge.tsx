import { useTranslation } from 'react-i18next'
import type { DocumentStatus } from './document-status.ts'

const looks = {
  waiting: 'bg-saffron-soft text-saffron',
  verified: 'bg-green-soft text-green',
  expiring: 'bg-saffron-soft text-saffron',
  expired: 'bg-red-soft text-red',
  rejected: 'bg-red-soft text-red',
  draft: 'bg-blue-soft text-blue',
} as const satisfies Record<DocumentStatus | 'draft', string>

/** In a word where a paper stands; `draft`: chosen here and not sent yet. */
export const DocumentStatusBadge = ({ standing }: { standing: DocumentStatus | 'draft' }) => {
  const { t } = useTranslation()
  return (
    <span
      className={`inline-flex shrink-0 items-center self-start rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${looks[standing]}`}
    >
      {t(`documents.standing.${standing}`)}
    </span>
  )
}
