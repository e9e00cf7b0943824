import { readOwnDeactivation } from '@sufra/shared/deactivation/deactivation.routes'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'
import { Section } from '../../common/ui/section.tsx'

const steps = ['guests', 'orders', 'back'] as const

/** The reason of a deactivation, its beginning, and advice. */
export const WhyDeactivated = () => {
  const { t } = useTranslation()
  const dateTimeText = useDateTimeText()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: cachedResponseKey(readOwnDeactivation.path),
    queryFn: () => call(readOwnDeactivation, {}),
    staleTime: 0,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <Skeleton className="h-56" />
  const { data: deactivation } = data
  const reason = deactivation?.reason ?? 'other'
  return (
    <Section
      title={t('deactivation.title')}
      text={deactivation ? t('deactivation.since', { time: dateTimeText(deactivation.since) }) : undefined}
    >
      <div className="flex flex-col gap-2">
        {reason !== 'other' && <p className="font-semibold">{t(`deactivation.reasonText.${reason}`)}</p>}
        {deactivation?.note && (
          <blockquote className="rounded-card bg-raised p-3 text-sm whitespace-pre-line">
            <bdi>{deactivation.note}</bdi>
          </blockquote>
        )}
      </div>
      <div className="flex flex-col gap-2 text-sm">
        <h3 className="font-bold">{t('deactivation.whatToDo')}</h3>
        <p>{t(`deactivation.todo.${reason}`)}</p>
        <LinkButton to="/merchant/help-and-support" className="self-start">
          {t('deactivation.askSupport')}
        </LinkButton>
      </div>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{t(`deactivation.meanwhile.${step}`)}</li>
        ))}
      </ul>
    </Section>
  )
}
