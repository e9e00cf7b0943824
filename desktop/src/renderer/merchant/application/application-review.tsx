// An application under review: its submission, its documents, and the next steps.
import { documentStatusOf } from '@sufra/shared/documents/document-expiry'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { todayIn } from '../../features/documents/day.ts'
import { kindIcons } from '../../features/documents/kind-icons.ts'
import { DocumentStatusBadge } from '../../features/documents/document-status-badge.tsx'
import { useDocuments } from '../../features/documents/use-documents.ts'

const steps = ['check', 'notify', 'start'] as const

export const ApplicationReview = () => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const { data, error, refetch, isFetching } = useDocuments()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <Skeleton className="h-96" />
  const today = todayIn()
  return (
    <>
      {data.submittedAt && (
        <p className="figures text-sm font-semibold">{t('settings.review.sentAt', { when: dateTime(data.submittedAt) })}</p>
      )}
      <ul aria-label={t('documents.title')} className="divide-y divide-line rounded-card border border-line bg-card">
        {data.cards.map(({ kind, newest }) => {
          const Icon = kindIcons[kind]
          return (
            <li key={kind} className="flex items-start gap-3 px-4 py-1.5">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
              <div className="min-w-0 grow text-sm">
                <p className="font-semibold">{t(`documents.kind.${kind}`)}</p>
                {newest?.reason && (
                  <p className="text-red">
                    <bdi>{newest.reason}</bdi>
                  </p>
                )}
              </div>
              {newest && <DocumentStatusBadge status={documentStatusOf(newest, today)} />}
            </li>
          )
        })}
      </ul>
      <section className="flex flex-col gap-2">
        <h2 className="font-bold">{t('settings.review.next')}</h2>
        <ol className="flex list-decimal flex-col gap-1 ps-5 text-sm text-ink-soft">
          {steps.map((step) => (
            <li key={step}>{t(`settings.review.${step}`)}</li>
          ))}
        </ol>
      </section>
    </>
  )
}
