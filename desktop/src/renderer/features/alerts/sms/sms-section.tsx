// The wording of the restaurant's SMS, below its alerts (spec: settings/sms-settings).
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../../common/connection/connection.tsx'
import { OfflineNote } from '../../../common/connection/offline-note.tsx'
import { SmsForm } from './sms-form.tsx'
import { useSms } from './use-sms.ts'

/** `onChange`: undefined when the user may not change the numbers. */
type Props = { numbers: readonly string[]; onChange: (() => void) | undefined }

/** The recipients of the SMS about waiting orders, with a link to the field that sets them. */
const StaffNumbers = ({ numbers, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>{numbers.length === 0 ? t('sms.noNumbers') : t('sms.numbers')}</span>
      {numbers.map((number) => (
        <bdi key={number} dir="ltr" className="figures font-semibold">
          {number}
        </bdi>
      ))}
      {onChange && (
        <Button kind="quiet" onClick={onChange}>
          {t('sms.changeNumbers')}
        </Button>
      )}
    </p>
  )
}

/** `numbers`: the numbers of the staff; `onChangeNumbers` focuses their field. */
export const SmsSection = ({ numbers, onChangeNumbers }: { numbers: readonly string[]; onChangeNumbers: () => void }) => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const { data, error, refetch, isFetching } = useSms()
  return (
    <section aria-label={t('sms.title')} className="flex max-w-4xl flex-col gap-4 border-t border-line p-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="grow text-lg font-bold">{t('sms.title')}</h2>
        {data && <p className="figures text-sm font-semibold">{t('sms.sentThisMonth', { count: data.data.sentThisMonth })}</p>}
      </div>
      <p className="text-sm text-ink-soft">{t('sms.text')}</p>
      {isOffline && <OfflineNote>{t('sms.offline')}</OfflineNote>}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-72" />}
      {data && !data.data.mayEdit && <p className="text-sm text-ink-soft">{t('sms.readOnly')}</p>}
      {data && <StaffNumbers numbers={numbers} onChange={data.data.mayEdit ? onChangeNumbers : undefined} />}
      {data && <SmsForm data={data.data} isLocked={isOffline || !data.data.mayEdit} />}
    </section>
  )
}
