import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApplicantsWaiting } from '../../common/api/applicants-waiting.ts'
import { useNavigate } from '../../common/pages/router.ts'

/** The number of restaurants waiting for a decision, with a link to them. */
export const ApplicantsCard = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useApplicantsWaiting()
  return (
    <section aria-label={t('admin.waiting')} className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <h2 className="text-base font-bold">{t('admin.waiting')}</h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data && (
        <>
          <p className={`figures text-2xl font-bold ${data.count > 0 ? 'text-saffron' : 'text-ink-soft'}`}>{data.count}</p>
          <p className="text-sm text-ink-soft">{data.count > 0 ? t('admin.waitingText', { count: data.count }) : t('admin.noneWaiting')}</p>
          {data.renewals > 0 && <p className="text-sm text-ink-soft">{t('admin.renewals', { count: data.renewals })}</p>}
          <Button
            kind={data.count > 0 ? 'primary' : 'secondary'}
            onClick={() => void navigate(data.pending > 0 ? '/admin/applicants?status=pending' : '/admin/applicants')}
            className="self-start"
          >
            {t('admin.review')} <ArrowRight aria-hidden className="turns size-4" />
          </Button>
        </>
      )}
    </section>
  )
}
