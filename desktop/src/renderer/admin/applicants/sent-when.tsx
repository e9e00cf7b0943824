import { useLanguage } from '@sufra/shared/ui/language'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { dateTimeText, relativeTime } from '../../app/when.ts'

const minute = 60_000

/** A moment as people say it: how long ago, and exactly. */
export const useSentWhen = () => {
  const { language } = useLanguage()
  const now = useNow(minute)
  return (at: string) => ({ relative: relativeTime(Date.parse(at), now, language), exact: dateTimeText(at, language) })
}

/** The two, one under the other. */
export const SentWhen = ({ at }: { at: string }) => {
  const { relative, exact } = useSentWhen()(at)
  return (
    <time dateTime={at} className="block whitespace-nowrap">
      {relative}
      <span className="block text-xs text-ink-soft">{exact}</span>
    </time>
  )
}
