// Details of the restaurant that guests see besides its menu (Settings, About).
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../common/connection/connection.tsx'
import { LoadedPage } from '../../common/pages/loaded-page.tsx'
import { AboutForm } from './about-form.tsx'
import { HoursSection } from './hours-section.tsx'
import { useAbout } from './use-about.ts'

export const AboutPage = () => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const about = useAbout()
  return (
    <LoadedPage
      query={about}
      offline={isOffline && t('about.offline')}
      forbidden={t('about.forbidden')}
      forbiddenText={t('about.forbiddenText')}
    >
      {({ data }) => (
        <>
          {!data.mayEdit && <p className="text-sm text-ink-soft">{t('about.readOnly')}</p>}
          <HoursSection />
          <AboutForm data={data} isLocked={isOffline || !data.mayEdit} />
        </>
      )}
    </LoadedPage>
  )
}
