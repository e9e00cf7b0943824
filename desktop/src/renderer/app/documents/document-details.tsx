// What a card says of a paper: its kind where it has several, its files, its dates.
import type { Day, IdentityType, RestaurantDocument } from '@sufra/shared/documents/document'
import { useLanguage } from '@sufra/shared/ui/language'
import { useTranslation } from 'react-i18next'
import { dayText } from './day.ts'
import { daysUntil, type DocumentStatus } from './document-status.ts'

type FactsProps = { type?: IdentityType | null; fileCount: number; issueDate: Day | null; expirationDate: Day | null }

const Facts = ({ type, fileCount, issueDate, expirationDate }: FactsProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const files = t('documents.files', { count: fileCount })
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm [&>dt]:text-ink-soft">
      <dt>{t('documents.sent')}</dt>
      <dd className="figures">{type ? `${t(`documents.identity.${type}`)} · ${files}` : files}</dd>
      {issueDate && (
        <>
          <dt>{t('documents.issueDate')}</dt>
          <dd className="figures">{dayText(issueDate, language)}</dd>
        </>
      )}
      {expirationDate && (
        <>
          <dt>{t('documents.expirationDate')}</dt>
          <dd className="figures">{dayText(expirationDate, language)}</dd>
        </>
      )}
    </dl>
  )
}

export const DraftFacts = ({ files, ...draft }: Omit<FactsProps, 'fileCount'> & { files: File[] }) => (
  <Facts {...draft} fileCount={files.length} />
)

type Props = { paper: RestaurantDocument; inForce: RestaurantDocument | null; standing: DocumentStatus; today: Day }

/** A paper that was sent: why it was not accepted, when it runs out, and what is in force until the newest one is verified. */
export const DocumentDetails = ({ paper, inForce, standing, today }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const left = paper.expirationDate ? daysUntil(paper.expirationDate, today) : undefined
  return (
    <>
      <Facts {...paper} fileCount={paper.files.length} />
      {standing === 'rejected' && paper.reason && (
        <p className="rounded-card bg-red-soft px-3 py-2 text-sm text-red">
          <strong>{t('documents.reason')}</strong> <bdi>{paper.reason}</bdi>
        </p>
      )}
      {standing === 'expiring' && left !== undefined && (
        <p className="text-sm font-semibold text-saffron">
          {left === 0 ? t('documents.lastDay') : t('documents.daysLeft', { count: left })}
        </p>
      )}
      {standing === 'expired' && <p className="text-sm font-semibold text-red">{t('documents.overText')}</p>}
      {inForce?.expirationDate && inForce.id !== paper.id && (
        <p className="text-sm text-ink-soft">{t('documents.inForce', { day: dayText(inForce.expirationDate, language) })}</p>
      )}
    </>
  )
}
