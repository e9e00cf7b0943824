// Members of a restaurant, for its own settings and for administrators.
import type { SeenInvitation, SeenMember } from '@sufra/shared/provisions/restaurant-people.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '../../common/dates/relative-time.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'

const minute = 60_000

export const StaffBadge = ({ children }: { children: ReactNode }) => (
  <span className="shrink-0 rounded-full bg-brand-soft px-2 py-0.5 text-xs font-semibold text-brand">{children}</span>
)

/** An email address on one line. A long one is truncated at its end, in Arabic too. */
const Email = ({ children, isStrong = false }: { children: string; isStrong?: boolean }) => (
  <p className={isStrong ? 'font-semibold' : 'text-ink-soft'}>
    <bdi dir="ltr" className="inline-block max-w-full truncate align-bottom">
      {children}
    </bdi>
  </p>
)

/** The initials of a name. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('')

/** `badge`: shown beside the name; `children`: the actions. */
type MemberProps = { member: SeenMember; badge?: ReactNode; children: ReactNode }

export const MemberRow = ({ member: { name, email, role, lastUsedAt }, badge, children }: MemberProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(minute)
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-sm font-bold text-ink-soft">
        {initialsOf(name)}
      </span>
      <div className="min-w-0 grow text-sm">
        <p className="flex items-center gap-2 font-semibold">
          <bdi className="truncate">{name}</bdi>
          <OwnElements>{badge}</OwnElements>
        </p>
        <Email>{email}</Email>
        <p className="text-ink-soft">
          {lastUsedAt
            ? t('staff.lastUsed', { when: relativeTime(Math.min(Date.parse(lastUsedAt), now), now, language) })
            : t('staff.neverUsed')}
        </p>
      </div>
      <span className="shrink-0 text-sm font-semibold">{t(`staff.role.${role}`)}</span>
      <OwnElements>{children}</OwnElements>
    </li>
  )
}

type InvitationProps = { invitation: SeenInvitation; children?: ReactNode }

export const InvitationRow = ({ invitation: { email, role, expiresAt }, children }: InvitationProps) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const isExpired = Date.parse(expiresAt) <= useNow(minute)
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-ink-soft">
        <Mail className="size-5" />
      </span>
      <div className="min-w-0 grow text-sm">
        <Email isStrong>{email}</Email>
        <p className={isExpired ? 'text-red' : 'text-ink-soft'}>
          {isExpired ? t('staff.expired') : t('staff.openUntil', { when: dateTime(expiresAt) })}
        </p>
      </div>
      <span className="shrink-0 text-sm font-semibold">{t(`staff.role.${role}`)}</span>
      <OwnElements>{children}</OwnElements>
    </li>
  )
}
