// The opening hours of the restaurant (Settings, Opening hours).
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../common/connection/connection.tsx'
import { useHours } from './use-hours.ts'
import { LoadedPage } from '../../common/pages/loaded-page.tsx'
import { HoursForm } from './hours-form.tsx'

export const HoursPage = () => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const hours = useHours()
  return (
    <LoadedPage
      query={hours}
      offline={isOffline && t('hours.offline')}
      forbidden={t('hours.forbidden')}
      forbiddenText={t('hours.forbiddenText')}
    >
      {({ data }) => (
        <>
          {!data.mayEdit && <p className="text-sm text-ink-soft">{t('hours.readOnly')}</p>}
          <HoursForm data={data} isLocked={isOffline || !data.mayEdit} />
        </>
      )}
    </LoadedPage>
  )
}
