import { useTranslation } from 'react-i18next'
import { DaysReport } from '../../common/reports/days-report.tsx'
import { PartContent } from '../../common/parts/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps } from './card-props.ts'

/** Orders and revenue of all restaurants by day. */
export const SalesCard = ({ part }: CardProps<'sales'>) => {
  const { t } = useTranslation()
  const texts = { title: t('admin.sales'), text: t('admin.salesText') }
  if (part?.state === 'read') return <DaysReport {...texts} days={part.data} shown={['revenue', 'orders']} />
  return (
    <Section {...texts}>
      <PartContent part={part}>{() => null}</PartContent>
    </Section>
  )
}
