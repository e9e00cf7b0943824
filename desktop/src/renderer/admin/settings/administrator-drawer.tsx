import { endAdministratorSession, listAdministratorSessions, type Administrator } from '@sufra/shared/administrators/administrator.routes'
import { useTranslation } from 'react-i18next'
import { SessionsOf } from '../../common/account/session-list.tsx'
import { call } from '../../common/api/api.ts'
import { Drawer } from '../../common/lists/drawer.tsx'
import { nameOf } from './use-administrators.ts'

/** The devices on which an administrator is signed in. */
export const AdministratorDrawer = ({ administrator, onClose }: { administrator: Administrator; onClose: () => void }) => {
  const { t } = useTranslation()
  const params = { administratorId: administrator.id }
  return (
    <Drawer title={t('administrators.sessionsOf', { name: nameOf(administrator) })} onClose={onClose}>
      <SessionsOf
        queryKey={['administrator-sessions', administrator.id]}
        list={() => call(listAdministratorSessions, { params })}
        end={(sessionId) => call(endAdministratorSession, { params: { ...params, sessionId } })}
      />
    </Drawer>
  )
}
