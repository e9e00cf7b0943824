import { PrivacyText } from '@sufra/shared/ui/privacy-text'
import { useTranslation } from 'react-i18next'
import { backPath, useSession } from '../common/session/session.ts'
import { Page } from '../common/ui/page.tsx'

/** The privacy text for guests and restaurants. */
export const PrivacyPage = () => {
  const { t } = useTranslation()
  return (
    <Page title={t('privacy.title')} backTo={useSession(backPath)}>
      <div className="flex flex-col gap-6 p-4">
        <PrivacyText audiences={['guests', 'restaurants']} />
      </div>
    </Page>
  )
}
