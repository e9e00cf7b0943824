import { changeSince } from '@sufra/shared/reports/revenue'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFigures } from './use-figures.ts'

/** `isBetter`: which direction is good. */
type Props = { now: number | undefined; before: number | undefined; isBetter?: 'more' | 'less' }

/** How a figure changed since the period before. Nothing when there is no figure now, such as an average without orders. */
export const Change = ({ now, before, isBetter = 'more' }: Props) => {
  const { t } = useTranslation()
  const { percent } = useFigures()
  if (now === undefined) return null
  const change = before === undefined ? undefined : changeSince(now, before)
  const base = 'inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap'
  if (before === 0 && now === 0) return <span className={`${base} text-ink-soft`}>{t('reports.change.same')}</span>
  if (change === undefined) return <span className={`${base} text-ink-soft`}>{t('reports.change.new')}</span>
  if (Math.abs(change) < 0.005)
    return (
      <span className={`${base} text-ink-soft`}>
        <Minus aria-hidden className="size-4" /> <span>{t('reports.change.same')}</span>
      </span>
    )
  const isMore = change > 0
  const Icon = isMore ? ArrowUp : ArrowDown
  return (
    <span className={`${base} ${isMore === (isBetter === 'more') ? 'text-green' : 'text-red'}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{t(isMore ? 'reports.change.up' : 'reports.change.down', { percent: percent(Math.abs(change)) })}</span>
    </span>
  )
}
