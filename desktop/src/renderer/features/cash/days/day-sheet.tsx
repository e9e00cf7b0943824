import type { PrintedDay } from '@sufra/shared/cash/day-close'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { useSession } from '../../../common/session/session.ts'
import { DayFigures } from './day-figures.tsx'

/** The report on a printed page; visible only when printing. */
export const DaySheet = ({ day, isReprint }: { day: PrintedDay; isReprint: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const when = useDateTimeText()
  const name = useSession().data?.user?.restaurant?.name
  const { number, from, until, closedBy, figures } = day
  const period = from === null ? when(until) : `${when(from)} – ${when(until)}`
  return createPortal(
    <div data-sheet aria-hidden className="hidden bg-white p-6 text-black print:block">
      {isReprint && <p className="mb-4 bg-black p-2 text-center text-lg font-bold text-white">REPRINT / نسخة</p>}
      <p className="text-xl font-bold">{name && inLanguage(name, language)}</p>
      <p className="text-lg font-bold">{number === null ? t('cash.day.preview') : t('cash.day.number', { number })}</p>
      <p className="pb-4 text-sm">{closedBy ? `${period} · ${closedBy}` : period}</p>
      <DayFigures figures={figures} />
    </div>,
    document.body,
  )
}
