import {
  endMemberSession,
  listMemberSessions,
  listRestaurantStaff,
  type SeenInvitation,
  type SeenMember,
} from '@sufra/shared/provisions/restaurant-people.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionsOf } from '../../features/accounts/session-list.tsx'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { Drawer } from '../../common/lists/drawer.tsx'
import { InvitationRow, MemberRow, StaffBadge } from '../../features/staff/staff-rows.tsx'
import { Section } from '../../common/ui/section.tsx'
import { LoadedTab } from './loaded-tab.tsx'
import { restaurantKey, useRestaurantId } from './use-restaurant.ts'

/** The devices on which a member is signed in. */
const MemberDrawer = ({ member: { id, name }, onClose }: { member: SeenMember; onClose: () => void }) => {
  const { t } = useTranslation()
  const may = useMay()
  const restaurantId = useRestaurantId()
  const params = { restaurantId, memberId: id }
  return (
    <Drawer title={t('administrators.sessionsOf', { name })} onClose={onClose}>
      <SessionsOf
        queryKey={restaurantKey(restaurantId, `sessions ${id}`)}
        list={() => call(listMemberSessions, { params })}
        end={may('restaurants.sign-out') ? (sessionId) => call(endMemberSession, { params: { ...params, sessionId } }) : undefined}
      />
    </Drawer>
  )
}

const Members = ({ members }: { members: readonly SeenMember[] }) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState<SeenMember>()
  if (members.length === 0) return <EmptyState icon={Users} title={t('restaurantPage.noStaff')} />
  return (
    <Section title={t('staff.title')}>
      <ul aria-label={t('staff.title')} className="flex flex-col divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} badge={member.hasPin && <StaffBadge>{t('people.pin')}</StaffBadge>}>
            <Button kind="secondary" aria-label={`${t('restaurantPage.sessions')}: ${member.name}`} onClick={() => setShown(member)}>
              {t('restaurantPage.sessions')}
            </Button>
          </MemberRow>
        ))}
      </ul>
      {shown && <MemberDrawer member={shown} onClose={() => setShown(undefined)} />}
    </Section>
  )
}

const Invitations = ({ invitations }: { invitations: readonly SeenInvitation[] }) => {
  const { t } = useTranslation()
  if (invitations.length === 0) return null
  return (
    <Section title={t('staff.invitations')}>
      <ul aria-label={t('staff.invitations')} className="flex flex-col divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Section>
  )
}

/** Members of the restaurant, and the devices on which they are signed in. */
export const StaffTab = () => {
  const restaurantId = useRestaurantId()
  const query = useQuery({
    queryKey: restaurantKey(restaurantId, 'staff'),
    queryFn: () => call(listRestaurantStaff, { params: { restaurantId } }),
  })
  return (
    <LoadedTab query={query}>
      {({ members, invitations }) => (
        <>
          <Members members={members} />
          <Invitations invitations={invitations} />
        </>
      )}
    </LoadedTab>
  )
}
