import { localeOf, inLanguage } from '@sufra/shared/localized-text'
import { listUnreachable } from '@sufra/shared/escalation/escalation.routes'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PhoneCall, RadioTower } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'

const pollInterval = 20_000

/** The restaurants whose counters are unreachable, with their phone numbers. */
export const UnreachableRestaurants = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const time = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['unreachable'],
    queryFn: () => call(listUnreachable, {}),
    refetchInterval: pollInterval,
  })
  return (
    <section aria-label={t('admin.unreachable')} className="max-w-2xl rounded-card border border-line bg-card p-5">
      <h2 className="pb-3 text-base font-bold">{t('admin.unreachable')}</h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.data.length === 0 && <EmptyState icon={RadioTower} title={t('admin.allReachable')} text={t('admin.allReachableText')} />}
      <ul className="flex flex-col divide-y divide-line">
        {data?.data.map(({ _id, name, branchName, phone, unreachableSince }) => (
          <li key={_id} className="flex flex-wrap items-center gap-4 py-3">
            <div className="min-w-0 grow">
              <p className="font-bold">
                {inLanguage(name, language)} · {branchName}
              </p>
              <p className="text-sm text-red">{t('admin.since', { time: time.format(new Date(unreachableSince)) })}</p>
            </div>
            <a href={`tel:${phone}`} className="flex min-h-11 items-center gap-2 font-semibold text-brand">
              <PhoneCall aria-hidden className="size-5" /> <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
