import type { DocumentState } from '@sufra/shared/documents/document'
import { useTranslation } from 'react-i18next'

const badgeStyle = 'inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap'

export type DocumentCardState = DocumentState | 'missing' | 'marked'

const documentStyles = {
  waiting: 'bg-saffron-soft text-saffron',
  verified: 'bg-green-soft text-green',
  rejected: 'bg-red-soft text-red',
  missing: 'bg-grey-soft text-grey',
  marked: 'border border-red text-red',
} as const satisfies Record<DocumentCardState, string>

/** The state of a document. */
export const DocumentStateBadge = ({ state }: { state: DocumentCardState }) => {
  const { t } = useTranslation()
  return <span className={`${badgeStyle} ${documentStyles[state]}`}>{t(`review.state.${state}`)}</span>
}
