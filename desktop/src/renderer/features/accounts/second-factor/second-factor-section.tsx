import { readSecondFactor } from '@sufra/shared/accounts/second-factor.routes'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { NewCodesDialog, SetUpDialog } from './second-factor-dialogs.tsx'

/** Number of remaining codes below which a warning is shown. */
const fewCodes = 3

const Status = ({ enabledAt, codesLeft }: { enabledAt: string | null; codesLeft: number }) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const Icon = enabledAt ? ShieldCheck : ShieldAlert
  return (
    <div className="flex items-start gap-3 text-sm">
      <Icon aria-hidden className={`size-6 shrink-0 ${enabledAt ? 'text-green' : 'text-saffron'}`} />
      <div>
        <p className="font-semibold">{enabledAt ? t('secondFactor.since', { time: dateTime(enabledAt) }) : t('secondFactor.off')}</p>
        {enabledAt ? (
          <p className={codesLeft < fewCodes ? 'font-semibold text-saffron' : 'text-ink-soft'}>
            {t('secondFactor.codesLeft', { count: codesLeft })}
          </p>
        ) : (
          <p className="text-ink-soft">{t('secondFactor.offText')}</p>
        )}
      </div>
    </div>
  )
}

/** The user's second factor: its state, replacing the app, and new recovery codes. */
export const SecondFactorSection = () => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['second-factor'], queryFn: () => call(readSecondFactor, {}) })
  const [dialog, setDialog] = useState<'set up' | 'new codes'>()
  const close = () => {
    setDialog(undefined)
    void refetch()
  }
  return (
    <section aria-label={t('secondFactor.title')} className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <header>
        <h2 className="text-lg font-bold">{t('secondFactor.title')}</h2>
        <p className="text-sm text-ink-soft">{t('secondFactor.text')}</p>
      </header>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!data && !error && <Skeleton className="h-20" />}
      {data && (
        <>
          <Status enabledAt={data.data.enabledAt} codesLeft={data.data.recoveryCodesLeft} />
          <div className="flex flex-wrap gap-2">
            <Button kind={data.data.enabledAt ? 'secondary' : 'primary'} onClick={() => setDialog('set up')}>
              {t(data.data.enabledAt ? 'secondFactor.changeApp' : 'secondFactor.setUp')}
            </Button>
            {data.data.enabledAt && (
              <Button kind="secondary" onClick={() => setDialog('new codes')}>
                {t('secondFactor.newCodes')}
              </Button>
            )}
          </div>
          {dialog === 'set up' && <SetUpDialog isReplaced={data.data.enabledAt !== null} onClose={close} />}
          {dialog === 'new codes' && <NewCodesDialog onClose={close} />}
        </>
      )}
    </section>
  )
}
