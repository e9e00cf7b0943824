import { timeZoneName } from '@sufra/shared/dates/date-text'
import { openPeriods } from '@sufra/shared/hours/open-periods'
import type { HoursData } from '@sufra/shared/hours/hours.routes'
import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useOpeningText } from './use-opening-text.ts'
import { Section } from '../../common/ui/section.tsx'
import { Facts } from '../../common/ui/facts.tsx'

type Props = { opening: HoursData['opening']; hours: OpeningHours | null; hasChanges: boolean }

const WithChanges = ({ opening, hours }: Omit<Props, 'hasChanges'>) => {
  const now = useNow(60_000)
  return useOpeningText({ ...opening, periods: hours && openPeriods(hours, opening.timeZone, now) }).text
}

/** A preview of the current hours for guests, and of hours that are not saved yet. `hours` must be valid. */
export const HoursPreview = ({ opening, hours, hasChanges }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { text } = useOpeningText(opening)
  const changed = hasChanges ? ([[t('hours.withChanges'), <WithChanges key="changes" opening={opening} hours={hours} />]] as const) : []
  return (
    <Section title={t('hours.preview')} text={t('hours.timeZone', { timeZone: timeZoneName({ timeZone: opening.timeZone, language }) })}>
      <div role="status">
        <Facts facts={[[t('hours.now'), text], ...changed]} />
      </div>
    </Section>
  )
}
