// The state of the platform's parts. Each part is loaded separately, and failures are marked.
import type { Part } from '@sufra/shared/contract/reply-parts'
import { healthStateOf, type HealthData, type HealthPart } from '@sufra/shared/health/health-state'
import type { Health } from '@sufra/shared/health/health.routes'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { StaleNote } from '../../common/connection/offline-note.tsx'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import { StateBadge } from './state-badge.tsx'
import { JobsCheck } from './jobs-check.tsx'
import { MailCheck, SmsCheck } from './messages-check.tsx'
import { BusCheck, DatabaseCheck, DesktopsCheck, PaymentsCheck, UploadsCheck } from './simple-checks.tsx'
import { useHealth } from './use-health.ts'

/** The parts of the platform in the order of the page, each with the component that shows it. */
const checks: { [Name in HealthPart]: ComponentType<{ data: HealthData<Name> }> } = {
  database: DatabaseCheck,
  payments: PaymentsCheck,
  mail: MailCheck,
  sms: SmsCheck,
  bus: BusCheck,
  uploads: UploadsCheck,
  desktops: DesktopsCheck,
  jobs: JobsCheck,
}

/** Parts with a table, which need the whole width. */
const wide: ReadonlySet<HealthPart> = new Set(['desktops', 'jobs'])
const names = Object.keys(checks) as HealthPart[] // the keys of the registry

type CheckProps = { name: HealthPart; health: Health | undefined; now: number }

const CheckSection = ({ name, health, now }: CheckProps) => {
  const { t } = useTranslation()
  type Data = HealthData<typeof name>
  // the component and the data belong to the same name
  const Check = checks[name] as ComponentType<{ data: Data }>
  const part = health?.[name] as Part<Data> | undefined
  return (
    <Section
      title={t(`health.part.${name}`)}
      action={part && <StateBadge state={healthStateOf(name, part, now)} />}
      className={wide.has(name) ? 'lg:col-span-full' : ''}
    >
      <PartContent part={part}>{(data) => <Check data={data} />}</PartContent>
    </Section>
  )
}

export const HealthPage = () => {
  const { t } = useTranslation()
  const { data: health, error, refetch, isFetching, dataUpdatedAt } = useHealth()
  const now = useNow(10_000)
  const problems = health ? names.filter((name) => health[name] && healthStateOf(name, health[name], now) !== 'ok').length : 0
  const title = t('health.title')
  usePageTitle(`${problems > 0 ? `(${problems}) ` : ''}${title}`)
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-baseline gap-x-4 border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{title}</h1>
        {health && (
          <p role="status" className={`text-sm ${problems > 0 ? 'font-bold text-red' : 'text-ink-soft'}`}>
            {problems > 0 ? t('health.problems', { count: problems }) : t('health.allWell')}
          </p>
        )}
      </header>
      {error && health && <StaleNote at={dataUpdatedAt} />}
      {error && !health ? (
        <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      ) : (
        <div className="grid w-full max-w-7xl grid-cols-1 items-start gap-4 p-4 md:p-6 lg:grid-cols-2 2xl:max-w-none 2xl:grid-cols-3">
          {names.map((name) => (
            <CheckSection key={name} name={name} health={health} now={now} />
          ))}
        </div>
      )}
    </main>
  )
}
