import { dueState, type Urgency } from '@sufra/shared/support/support-request'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '../../../common/dates/relative-time.ts'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'

const styles = { late: 'font-bold text-red', soon: 'font-bold text-saffron', due: 'text-ink-soft' } as const

/** The due time of an answer, and whether it is late. */
export const DueText = ({ urgency, dueAt }: { urgency: Urgency; dueAt: string }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const dateTime = useDateTimeText()
  const now = useNow(30_000)
  const due = Date.parse(dueAt)
  const state = dueState(urgency, due, now)
  return (
    <time dateTime={dueAt} title={dateTime(dueAt)} className={`text-sm ${styles[state]}`}>
      {t(state === 'late' ? 'support.queue.late' : 'support.queue.due', { time: relativeTime(due, now, language) })}
    </time>
  )
}
