// Members of the restaurant and its open invitations (Settings, Staff).
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../common/connection/connection.tsx'
import { LoadedPage } from '../../common/pages/loaded-page.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { MembersSection } from './members-section.tsx'
import { useStaff } from './use-staff.ts'

export const StaffPage = () => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const staff = useStaff()
  return (
    <LoadedPage
      query={staff}
      offline={isOffline && t('staff.offline')}
      forbidden={t('staff.forbidden')}
      forbiddenText={t('staff.forbiddenText')}
    >
      {({ data }) => (
        <>
          <MembersSection staff={data} isLocked={isOffline} />
          <InvitationsSection invitations={data.invitations} isLocked={isOffline} />
        </>
      )}
    </LoadedPage>
  )
}
