import { isOpenTo } from '@sufra/shared/permissions/permissions'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../common/account/session.ts'
import { useHours } from '../../../common/hours/use-hours.ts'
import { useOpeningText } from '../../../common/hours/use-opening-text.ts'
import { Link } from '../../../common/pages/router.ts'
import { Section } from '../../../common/ui/section.tsx'

const always = { timeZone: 'Asia/Qatar', periods: null, pausedUntil: null }

const OpeningNow = () => {
  const opening = useHours().data?.data.opening
  const { text } = useOpeningText(opening ?? always)
  return opening ? <p>{text}</p> : null
}

/** Whether the restaurant is open now, with a link to the hours; not before it is accepted. */
export const HoursSection = () => {
  const { t } = useTranslation()
  const status = useSession().data?.user?.status
  if (!status || !isOpenTo(status, 'hours.read')) return null
  return (
    <Section
      title={t('about.hours')}
      action={
        <Link
          to="/merchant/settings/hours"
          className="grid min-h-11 place-items-center rounded-card border border-line px-4 text-sm font-semibold hover:bg-raised"
        >
          {t('about.toHours')}
        </Link>
      }
    >
      <OpeningNow />
    </Section>
  )
}
