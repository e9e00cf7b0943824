import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '../../common/dates/use-date-time-text.ts'
import { DaysReport } from '../../features/reports/days-report.tsx'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps } from './card-props.ts'

/** Milliseconds after which the figures count as outdated. The server sums them each minute. */
const maxAge = 5 * 60_000

/** The age of outdated figures; undefined for figures of the last minutes. */
const useAgeText = () => {
  const { t } = useTranslation()
  const now = useNow(30_000)
  const moment = useMomentText()
  return (asOf: string | null) => {
    if (asOf === null) return t('admin.salesPreparing')
    return now - Date.parse(asOf) > maxAge ? t('admin.salesAsOf', { time: moment(asOf) }) : undefined
  }
}

/** Orders and revenue of all restaurants by day. */
export const SalesCard = ({ part }: CardProps<'sales'>) => {
  const { t } = useTranslation()
  const ageText = useAgeText()
  const title = t('admin.sales')
  const text = t('admin.salesText')
  if (part?.state === 'read') {
    const { asOf, days } = part.data
    const age = ageText(asOf)
    return <DaysReport title={title} text={age ? `${age} ${text}` : text} days={days} shown={['revenue', 'orders']} />
  }
  return (
    <Section title={title} text={text}>
      <PartContent part={part}>{() => null}</PartContent>
    </Section>
  )
}
