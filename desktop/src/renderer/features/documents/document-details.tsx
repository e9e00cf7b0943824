// The details of a document on its card: identity type, files, dates.
import { dayText } from '@sufra/shared/dates/date-text'
import type { Day, IdentityType, RestaurantDocument } from '@sufra/shared/documents/document'
import { expiryOf, type DocumentStatus } from '@sufra/shared/documents/document-expiry'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileNames } from './files/file-preview.tsx'

type DetailListProps = { type?: IdentityType | null; files: ReactNode; issueDate: Day | null; expirationDate: Day | null }

const DetailList = ({ type, files, issueDate, expirationDate }: DetailListProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm [&>dt]:text-ink-soft">
      <dt>{t('documents.sent')}</dt>
      <dd className="figures min-w-0">
        {type && <span>{t(`documents.identity.${type}`)}</span>}
        {type && <span>{' · '}</span>}
        <OwnElements>{files}</OwnElements>
      </dd>
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

export const DraftDetails = ({ files, ...draft }: Omit<DetailListProps, 'files'> & { files: File[] }) => (
  <DetailList {...draft} files={<FileNames files={files} />} />
)

type Props = { document: RestaurantDocument; inForce: RestaurantDocument | null; status: DocumentStatus; today: Day }

/** A submitted document: the rejection reason, the expiry, and the version in force until the newest one is verified. */
export const DocumentDetails = ({ document, inForce, status, today }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const left = document.expirationDate ? expiryOf(document.expirationDate, today).daysLeft : undefined
  return (
    <>
      <DetailList {...document} files={t('documents.files', { count: document.files.length })} />
      {status === 'rejected' && document.reason && (
        <p className="rounded-card bg-red-soft px-3 py-2 text-sm text-red">
          <strong>{t('documents.reason')}</strong> <bdi>{document.reason}</bdi>
        </p>
      )}
      {status === 'expiring' && left !== undefined && (
        <p className="text-sm font-semibold text-saffron">
          {left === 0 ? t('documents.lastDay') : t('documents.daysLeft', { count: left })}
        </p>
      )}
      {status === 'expired' && <p className="text-sm font-semibold text-red">{t('documents.overText')}</p>}
      {inForce?.expirationDate && inForce.id !== document.id && (
        <p className="text-sm text-ink-soft">{t('documents.inForce', { day: dayText(inForce.expirationDate, language) })}</p>
      )}
    </>
  )
}
