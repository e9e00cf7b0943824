import { dayFigures, type DayCloseOnWire } from '@sufra/shared/cash/day-close'
import { closeDay } from '@sufra/shared/cash/day-close.routes'
import { formatMoney, toDirhams } from '@sufra/shared/money'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { call } from '../../../common/api/api.ts'
import { useDesk } from '../../../common/bridge/desk.ts'
import { Problem } from '../cash-text.tsx'
import { DayFigures } from './day-figures.tsx'
import { PrintDay } from './print-day.tsx'
import { useCashCall, useDayReport } from '../use-cash.ts'

/** Focusable because it is longer than the dialog, so that the keyboard can scroll it. */
const Report = ({ figures }: Pick<DayCloseOnWire, 'figures'>) => {
  const { t } = useTranslation()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- content that scrolls must be reachable by keyboard
    <div role="region" tabIndex={0} aria-label={t('cash.day.title')}>
      <DayFigures figures={dayFigures.decode(figures)} />
    </div>
  )
}

/** A closed day, to read and to print. */
export const DayCloseDialog = ({ day, onClose }: { day: DayCloseOnWire; onClose: () => void }) => {
  const { t } = useTranslation()
  const when = useDateTimeText()
  const { number, from, closedAt, closedBy, figures } = day
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('cash.day.number', { number })}
      actions={<PrintDay day={{ number, from, until: closedAt, closedBy, figures }} />}
    >
      <p className="pb-4 text-sm text-ink-soft">{t('cash.day.closedBy', { when: when(closedAt), name: closedBy })}</p>
      <Report figures={figures} />
    </Dialog>
  )
}

/** The day until now (X report), and the button that closes it. */
export const CloseDayDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useDayReport()
  const { send, isBusy, isOffline, problem } = useCashCall()
  const [closed, setClosed] = useState<DayCloseOnWire>()
  const [carryOver, setCarryOver] = useState(false)
  const { language } = useLanguage()
  const unsent = useDesk()?.pendingCalls.some(({ paidOrderId, state }) => paidOrderId !== null && state === 'waiting') ?? false
  if (closed) return <DayCloseDialog day={closed} onClose={onClose} />
  const report = data?.data
  const undecided = report?.undecided.count ?? 0
  const submit = async () => {
    const reply = await send({ from: report?.from, carryOver }, (options) => call(closeDay, { body: { carryOver } }, options))
    if (reply) setClosed(reply.data)
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('cash.day.preview')}
      actions={
        report && (
          <>
            <PrintDay day={{ number: null, from: report.from, until: report.at, closedBy: '', figures: report.figures }} />
            <Button
              isBusy={isBusy}
              disabled={report.problem !== null || unsent || isOffline || (undecided > 0 && !carryOver)}
              onClick={() => void submit()}
            >
              {t('cash.day.close')}
            </Button>
          </>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-72" />}
      {report && (
        <div className="flex flex-col gap-4">
          {report.problem && (
            <p className="rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">
              {report.problem === 'cash.shift_open' ? t('cash.day.shiftOpen') : t('cash.day.nothing')}
            </p>
          )}
          {undecided > 0 && (
            <div className="flex flex-col gap-2 rounded-card bg-red-soft p-3 text-sm text-red">
              <p className="font-semibold">
                {t('cash.day.undecided', { number: undecided, amount: formatMoney(toDirhams(report.undecided.amount), language) })}
              </p>
              <label className="flex min-h-11 items-center gap-2">
                <input type="checkbox" className="size-5" checked={carryOver} onChange={() => setCarryOver(!carryOver)} />
                <span>{t('cash.day.carryOver')}</span>
              </label>
            </div>
          )}
          {unsent && <p className="rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">{t('cash.unsent')}</p>}
          <Report figures={report.figures} />
          <Problem text={problem} />
        </div>
      )}
    </Dialog>
  )
}
