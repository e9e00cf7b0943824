import { useLanguage } from '@sufra/shared/ui/language/language'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { relativeTime } from './relative-time.ts'
import { useDateTimeText } from './use-date-time-text.ts'

const minute = 60_000

/** Returns a function that formats a time as relative and as exact text. */
export const useTimeAgo = () => {
  const { language } = useLanguage()
  const now = useNow(minute)
  const dateTime = useDateTimeText()
  return (at: string) => ({ relative: relativeTime(Date.parse(at), now, language), exact: dateTime(at) })
}

/** The relative time above the exact one. */
export const TimeAgo = ({ at }: { at: string }) => {
  const { relative, exact } = useTimeAgo()(at)
  return (
    <time dateTime={at} className="block whitespace-nowrap">
      <span>{relative}</span>
      <span className="block text-xs text-ink-soft">{exact}</span>
    </time>
  )
}
