import { createPayoutsLink } from '@sufra/shared/payouts/payout.routes'
import { monthsBetween } from '@sufra/shared/dates/months'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { fetchFile } from '../../common/api/fetch-file.ts'
import { saveFile } from '../../common/api/save-file.ts'
import { monthText } from '@sufra/shared/dates/date-text'
import { PayoutsTable } from './payouts-table.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'
import { Section } from '../../common/ui/section.tsx'
import { usePayouts } from './use-payment-settings.ts'

const DownloadButton = ({ month, isOffline }: { month: string; isOffline: boolean }) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const download = async () => {
    const { data } = await call(createPayoutsLink, { body: { month } })
    const { fileName, content } = await fetchFile(data.link)
    saveFile(fileName, content)
  }
  return (
    <Button kind="secondary" isBusy={isBusy} disabled={isOffline} onClick={() => void run(download)}>
      <Download aria-hidden className="size-5" /> <span>{t('paymentSettings.payouts.download')}</span>
    </Button>
  )
}

/** Payouts of card and UPI payments by business day, for one month at a time. */
export const Payouts = ({ isOffline }: { isOffline: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const newest = usePayouts(undefined)
  const { data, error, refetch, isFetching } = usePayouts(chosen)
  const { firstMonth, lastMonth } = newest.data ?? {}
  const months = firstMonth && lastMonth ? monthsBetween(firstMonth, lastMonth) : []
  const month = chosen ?? lastMonth
  return (
    <Section title={t('paymentSettings.payouts.title')} text={t('paymentSettings.payouts.text')}>
      {month && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-56 max-w-full">
            <Field label={t('paymentSettings.payouts.month')}>
              {(control) => (
                <select {...control} className={inputStyle} value={month} onChange={(event) => setChosen(event.target.value)}>
                  {months.map((each) => (
                    <option key={each} value={each}>
                      {monthText(each, language)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          {data && data.rows.length > 0 && <DownloadButton month={month} isOffline={isOffline} />}
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-48" />}
      {data &&
        (data.rows.length > 0 ? (
          <PayoutsTable rows={data.rows} label={monthText(data.month, language)} />
        ) : (
          <p className="rounded-card bg-raised p-6 text-center text-sm text-ink-soft">
            {t(firstMonth === lastMonth ? 'paymentSettings.payouts.none' : 'paymentSettings.payouts.noneInMonth')}
          </p>
        ))}
    </Section>
  )
}
