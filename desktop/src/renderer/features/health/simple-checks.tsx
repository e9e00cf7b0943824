import type { HealthData } from '@sufra/shared/health/health-state'
import { useTranslation } from 'react-i18next'
import { sizeText } from '../../common/exports/size-text.ts'
import { FiguresTable } from '../../common/figures/figures-table.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { Facts } from '../../common/ui/facts.tsx'
import { GatewayFacts } from './gateway-facts.tsx'

const useLatency = () => {
  const { t } = useTranslation()
  const { count } = useFigures()
  return (milliseconds: number) => t('health.milliseconds', { number: count(milliseconds) })
}

export const DatabaseCheck = ({ data: { kind, latency, bytes, migrations } }: { data: HealthData<'database'> }) => {
  const { t } = useTranslation()
  const { language, count } = useFigures()
  const latencyText = useLatency()
  return (
    <Facts
      facts={[
        [t('health.kind'), <bdi key="kind">{kind}</bdi>],
        [t('health.latency'), latencyText(latency)],
        [t('health.size'), sizeText(bytes, language)],
        [t('health.migrations'), t('health.migrationsApplied', { applied: count(migrations.applied), known: count(migrations.known) })],
      ]}
    />
  )
}

export const BusCheck = ({ data: { kind, isConnected } }: { data: HealthData<'bus'> }) => {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        [t('health.kind'), t(`health.bus.${kind}`)],
        [t('health.connection'), t(isConnected ? 'health.bus.connected' : 'health.bus.disconnected')],
      ]}
    />
  )
}

export const UploadsCheck = ({ data: { latency } }: { data: HealthData<'uploads'> }) => {
  const { t } = useTranslation()
  const latencyText = useLatency()
  return <Facts facts={[[t('health.storing'), latencyText(latency)]]} />
}

export const PaymentsCheck = ({ data }: { data: HealthData<'payments'> }) => <GatewayFacts gateway={data} />

export const DesktopsCheck = ({ data }: { data: HealthData<'desktops'> }) => {
  const { t } = useTranslation()
  const { count } = useFigures()
  if (data.length === 0) return <p className="text-sm text-ink-soft">{t('health.desktops.none')}</p>
  return (
    <FiguresTable
      label={t('health.part.desktops')}
      columns={[
        { title: t('health.desktops.version') },
        { title: t('health.desktops.devices'), isFigure: true },
        { title: t('health.desktops.restaurants'), isFigure: true },
      ]}
      rows={data.map(({ version, devices, restaurants }) => ({
        key: version,
        cells: [
          <bdi key="version" dir="ltr">
            {version}
          </bdi>,
          count(devices),
          count(restaurants),
        ],
      }))}
    />
  )
}
