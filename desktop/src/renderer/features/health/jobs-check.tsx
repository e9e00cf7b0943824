import { isJobLate } from '@sufra/shared/health/health-state'
import { runJob, type JobHealth } from '@sufra/shared/health/health.routes'
import { Button } from '@sufra/shared/ui/button'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { useTimeAgo } from '../../common/dates/time-ago.tsx'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { isolated } from '../../common/ui/text-direction.ts'
import { useBusy } from '../../common/ui/use-busy.ts'
import { useReadAgain } from './use-health.ts'

const RunNow = ({ name }: Pick<JobHealth, 'name'>) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const readAgain = useReadAgain()
  const start = () =>
    run(async () => {
      await call(runJob, { params: { name } })
      showSuccess(t('health.jobs.started', { name: isolated(name) }))
      await readAgain()
    })
  return (
    <Button kind="quiet" isBusy={isBusy} aria-label={t('health.jobs.runNamed', { name })} onClick={() => void start()}>
      {t('health.jobs.run')}
    </Button>
  )
}

/** On a phone the button is below the name, where its own column would be cut off. */
const JobName = ({ job: { name, error, mayRun }, isLate, isRunner }: { job: JobHealth; isLate: boolean; isRunner: boolean }) => {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-32 grow basis-48">
        <bdi dir="ltr">{name}</bdi>
        {isLate && <span className="block text-xs text-red">{t('health.jobs.late')}</span>}
        {error !== null && (
          <bdi dir="ltr" className="block text-xs font-normal text-red wrap-anywhere">
            {error}
          </bdi>
        )}
      </div>
      {isRunner && mayRun && <RunNow name={name} />}
    </div>
  )
}

const hasNotRun = ({ isRunning, lastFinishedAt }: JobHealth) => !isRunning && lastFinishedAt === null

/** Lists jobs that fail, are late or have not run yet, and all jobs on request. */
export const JobsCheck = ({ data: jobs }: { data: JobHealth[] }) => {
  const { t } = useTranslation()
  const { count } = useFigures()
  const timeAgo = useTimeAgo()
  const now = useNow(10_000)
  const may = useMay()
  const [showsAll, setShowsAll] = useState(false)
  const needAttention = jobs.filter((job) => job.error !== null || job.failures > 0 || hasNotRun(job) || isJobLate(job, now))
  const shown = showsAll ? jobs : needAttention
  const isRunner = may('health.retry')
  const lastRun = ({ isRunning, lastFinishedAt }: JobHealth) => {
    if (isRunning) return t('health.jobs.running')
    return lastFinishedAt ? timeAgo(lastFinishedAt).relative : t('health.jobs.never')
  }
  return (
    <>
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('health.jobs.allWell', { count: jobs.length })}</p>
      ) : (
        <FiguresTable
          label={t('health.part.jobs')}
          columns={[
            { title: t('health.jobs.name') },
            { title: t('health.jobs.lastRun') },
            { title: t('health.jobs.failures'), isFigure: true },
          ]}
          rows={shown.map((job) => ({
            key: job.name,
            cells: [<JobName key="name" job={job} isLate={isJobLate(job, now)} isRunner={isRunner} />, lastRun(job), count(job.failures)],
          }))}
        />
      )}
      <Button kind="secondary" className="self-start" onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? t('health.jobs.showFewer') : t('health.jobs.showAll', { count: jobs.length })}
      </Button>
    </>
  )
}
