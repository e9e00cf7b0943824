import type { HoursData } from '@sufra/shared/hours/hours.routes'
import { isOpenTo } from '@sufra/shared/accounts/merchant-status'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../common/session/session.ts'
import { useHours } from '../hours/use-hours.ts'
import { useOpeningText } from '../hours/use-opening-text.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'
import { Section } from '../../common/ui/section.tsx'

const OpeningNow = ({ opening }: Pick<HoursData, 'opening'>) => <p>{useOpeningText(opening).text}</p>

/** Whether the restaurant is open now, with a link to the hours; hidden before it is accepted. */
export const HoursSection = () => {
  const { t } = useTranslation()
  const { data } = useHours()
  const status = useSession().data?.user?.status
  if (!status || !isOpenTo(status, 'hours.read')) return null
  return (
    <Section
      title={t('about.hours')}
      action={
        <LinkButton kind="secondary" to="/merchant/settings/hours">
          {t('about.toHours')}
        </LinkButton>
      }
    >
      {data && <OpeningNow opening={data.data.opening} />}
    </Section>
  )
}
