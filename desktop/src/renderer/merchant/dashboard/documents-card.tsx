import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { documentStatusOf } from '@sufra/shared/documents/document-expiry'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useSession } from '../../common/session/session.ts'
import { dayText } from '@sufra/shared/dates/date-text'
import { DocumentStatusBadge } from '../../features/documents/document-status-badge.tsx'
import { useDocuments } from '../../features/documents/use-documents.ts'
import { Section } from '../../common/ui/section.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'
import { useTranslation } from 'react-i18next'

const needsAttention: ReadonlySet<string> = new Set(['expiring', 'expired', 'rejected'])
/** Milliseconds. */
const hour = 3_600_000

/** Documents that expire soon, have expired or were rejected. Renders nothing without any, and for members who may not see documents. */
export const DocumentsCard = () => {
  const { t } = useTranslation()
  const { language } = useFigures()
  const timeZone = useSession().data?.user?.restaurant?.timeZone ?? homeTimeZone
  const { data } = useDocuments()
  const today = dayOf(useNow(hour), timeZone)
  const documents = (data?.cards ?? []).flatMap(({ kind, newest }) => {
    if (!newest) return []
    const status = documentStatusOf(newest, today)
    return needsAttention.has(status) ? [{ kind, status, expirationDate: newest.expirationDate }] : []
  })
  if (documents.length === 0) return null
  return (
    <Section title={t('dashboard.documents.title')}>
      <ul>
        {documents.map(({ kind, status, expirationDate }) => (
          <li key={kind} className="flex flex-wrap items-center gap-3 border-b border-line py-2 text-sm last:border-0">
            <span className="min-w-0 grow font-semibold">{t(`documents.kind.${kind}`)}</span>
            {expirationDate && (
              <span className="text-ink-soft">{t('dashboard.documents.until', { day: dayText(expirationDate, language) })}</span>
            )}
            <DocumentStatusBadge status={status} />
          </li>
        ))}
      </ul>
      <LinkButton kind="secondary" to="/merchant/settings/documents" className="self-start">
        {t('dashboard.documents.open')}
      </LinkButton>
    </Section>
  )
}
