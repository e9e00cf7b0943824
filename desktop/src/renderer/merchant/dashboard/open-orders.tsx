import type { Dashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/ui/section.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'

const states = ['waiting', 'preparing', 'ready', 'late'] as const
const colours = { waiting: 'text-saffron', preparing: 'text-blue', ready: 'text-green', late: 'text-red' } as const

/** Counts of open orders by their next step, with a link to the board. */
export const OpenOrders = ({ open }: Pick<Dashboard, 'open'>) => {
  const { t } = useTranslation()
  const { count } = useFigures()
  return (
    <Section
      title={t('dashboard.open.title')}
      action={
        <LinkButton kind="secondary" to="/merchant/orders">
          {t('dashboard.open.board')}
        </LinkButton>
      }
    >
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {states.map((state) => (
          <div key={state} className="rounded-card bg-raised p-3">
            <dt className="text-sm text-ink-soft">{t(`dashboard.open.${state}`)}</dt>
            <dd className={`figures text-xl font-bold ${open[state] > 0 ? colours[state] : ''}`}>{count(open[state])}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
