import { averageMinutes, type TimeSums } from '@sufra/shared/reports/report'
import { useTranslation } from 'react-i18next'
import { Tile } from './tile.tsx'
import { useFigures } from './use-figures.ts'

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
