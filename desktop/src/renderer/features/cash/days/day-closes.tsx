import { dayFigures, takings, type DayCloseOnWire } from '@sufra/shared/cash/day-close'
import { Button, type ButtonProps } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../common/session/use-may.ts'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { CashAmount } from '../amount.tsx'
import { Section } from '../cash-text.tsx'
import { DayCloseDialog } from './day-dialogs.tsx'
import { isForbidden, useDayCloses } from '../use-cash.ts'
import { isolated } from '../../../common/ui/text-direction.ts'

/** `offline`: properties of buttons that need a connection. */
type Props = { offline: Pick<ButtonProps, 'disabled' | 'aria-describedby'>; onCloseDay: () => void }

/** Closed days, for members who may close them; others do not see the section. */
export const DayCloses = ({ offline, onCloseDay }: Props) => {
  const { t } = useTranslation()
  const when = useDateTimeText()
  const mayClose = useMay()('day.close')
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useDayCloses()
  const [shown, setShown] = useState<DayCloseOnWire>()
  if (!mayClose || !data || isForbidden(error)) return null
  const days = data.pages.flatMap((page) => page.data)
  return (
    <Section
      title={t('cash.day.title')}
      actions={
        <Button {...offline} onClick={onCloseDay}>
          {t('cash.day.review')}
        </Button>
      }
    >
      {days.length === 0 && <p className="text-sm text-ink-soft">{t('cash.day.none')}</p>}
      <ul className="divide-y divide-line text-sm empty:hidden">
        {days.map((day) => (
          <li key={day.number} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow">
              <span className="font-semibold">{t('cash.day.number', { number: day.number })}</span>
              <span className="block text-ink-soft">
                {t('cash.day.closedBy', { when: when(day.closedAt), name: isolated(day.closedBy) })}
              </span>
            </span>
            <CashAmount amount={takings(dayFigures.decode(day.figures))} className="font-bold" />
            <Button
              kind="secondary"
              aria-label={`${t('cash.day.view')}: ${t('cash.day.number', { number: day.number })}`}
              onClick={() => setShown(day)}
            >
              {t('cash.day.view')}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="secondary" className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('cash.shift.more')}
        </Button>
      )}
      {shown && <DayCloseDialog day={shown} onClose={() => setShown(undefined)} />}
    </Section>
  )
}
