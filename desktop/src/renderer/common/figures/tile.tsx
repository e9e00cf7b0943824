import type { ReactNode } from 'react'
import { Change } from './change.tsx'
import { averageMinutes, type TimeSums } from '@sufra/shared/reports/report'
import { useTranslation } from 'react-i18next'
import { useFigures } from './use-figures.ts'

type TileProps = {
  name: string
  value: ReactNode
  detail?: string
  now: number | undefined
  before: number | undefined
  isBetter?: 'more' | 'less'
  isShare?: boolean
}

/** A figure with its name and its change. */
export const Tile = ({ name, value, detail, now, before, isBetter, isShare }: TileProps) => (
  <div className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-card p-4">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="figures text-base font-bold wrap-anywhere sm:text-xl">{value}</dd>
    <dd className="flex flex-wrap items-center gap-x-2">
      <Change now={now} before={before} isBetter={isBetter} isShare={isShare} />
      {detail && <span className="figures text-xs text-ink-soft">{detail}</span>}
    </dd>
  </div>
)

type Props = {
  times: TimeSums
  timesBefore: TimeSums
  /** The text about the previous time to accept. */
  detail: (before: string | undefined) => string | undefined
}

/** The average times to accept and to prepare, the latter beside the promised time. */
export const TimeTiles = ({ times, timesBefore, detail }: Props) => {
  const { t } = useTranslation()
  const { count, averageTime } = useFigures()
  const none = t('reports.none')
  const promised = averageMinutes(times.promisedTime, times.prepared)
  return (
    <>
      <Tile
        name={t('reports.figure.acceptTime')}
        value={averageTime(times.acceptTime, times.accepted) ?? none}
        now={averageMinutes(times.acceptTime, times.accepted)}
        before={averageMinutes(timesBefore.acceptTime, timesBefore.accepted)}
        isBetter="less"
        detail={detail(averageTime(timesBefore.acceptTime, timesBefore.accepted))}
      />
      <Tile
        name={t('reports.figure.prepareTime')}
        value={averageTime(times.prepareTime, times.prepared) ?? none}
        now={averageMinutes(times.prepareTime, times.prepared)}
        before={averageMinutes(timesBefore.prepareTime, timesBefore.prepared)}
        isBetter="less"
        detail={
          promised === undefined ? undefined : t('reports.promised', { count: Math.round(promised), minutes: count(Math.round(promised)) })
        }
      />
    </>
  )
}
