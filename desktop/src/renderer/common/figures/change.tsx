import { changeSince } from '@sufra/shared/reports/revenue'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFigures } from './use-figures.ts'

/** `isBetter`: the good direction. `isShare`: a share changes by percentage points, since a percentage of a percentage is confusing. */
type Props = { now: number | undefined; before: number | undefined; isBetter?: 'more' | 'less' | undefined; isShare?: boolean | undefined }

/** Above this change a multiple is shown, because percentages above a thousand are hard to read. */
const tenfold = 9

/** The change of a figure since the previous period. Renders nothing without a current figure, such as an average without orders. */
export const Change = ({ now, before, isBetter = 'more', isShare = false }: Props) => {
  const { t } = useTranslation()
  const { percent, count } = useFigures()
  if (now === undefined) return null
  const change = before === undefined ? undefined : isShare ? now - before : changeSince(now, before)
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
  const textOf = (by: number) => {
    const points = Math.round(Math.abs(by) * 100)
    if (isShare) return t(isMore ? 'reports.change.pointsUp' : 'reports.change.pointsDown', { count: points, points: count(points) })
    if (by >= tenfold) return t('reports.change.times', { number: count(Math.round(by + 1)) })
    return t(isMore ? 'reports.change.up' : 'reports.change.down', { percent: percent(Math.abs(by)) })
  }
  const Icon = isMore ? ArrowUp : ArrowDown
  return (
    <span className={`${base} ${isMore === (isBetter === 'more') ? 'text-green' : 'text-red'}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{textOf(change)}</span>
    </span>
  )
}
