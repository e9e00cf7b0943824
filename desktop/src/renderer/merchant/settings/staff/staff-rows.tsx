import type { Invitation, Member } from '@sufra/shared/staff/staff.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { KeyRound, Mail, Send, Trash2, UserCog } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '../../../common/dates/date-text.ts'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { leftToRight } from '../../../common/ui/left-to-right.ts'
import { RowMenu } from '../../../common/ui/row-menu.tsx'

const minute = 60_000

const Badge = ({ children }: { children: ReactNode }) => (
  <span className="shrink-0 rounded-full bg-brand-soft px-2 py-0.5 text-xs font-semibold text-brand">{children}</span>
)

/** On one line; a long one is cut at its end, in Arabic too. */
const Email = ({ children, isStrong = false }: { children: string; isStrong?: boolean }) => (
  <p className={isStrong ? 'font-semibold' : 'text-ink-soft'}>
    <bdi dir="ltr" className="inline-block max-w-full truncate align-bottom">
      {children}
    </bdi>
  </p>
)

/** The first letters of a name. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('')

type MemberProps = {
  member: Member
  isLocked: boolean
  onChangeRole: (() => void) | undefined
  onRemovePin: () => void
  onRemove: () => void
}

export const MemberRow = ({ member, isLocked, onChangeRole, onRemovePin, onRemove }: MemberProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(minute)
  const { name, email, role, isSelf, mayEdit, hasPin, lastUsedAt } = member
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-sm font-bold text-ink-soft">
        {initialsOf(name)}
      </span>
      <div className="min-w-0 grow text-sm">
        <p className="flex items-center gap-2 font-semibold">
          <bdi className="truncate">{name}</bdi>
          {isSelf && <Badge>{t('staff.you')}</Badge>}
        </p>
        <Email>{email}</Email>
        <p className="text-ink-soft">
          {lastUsedAt
            ? t('staff.lastUsed', { when: relativeTime(Math.min(Date.parse(lastUsedAt), now), now, language) })
            : t('staff.neverUsed')}
        </p>
      </div>
      <span className="shrink-0 text-sm font-semibold">{t(`staff.role.${role}`)}</span>
      <span className="size-11 shrink-0">
        {mayEdit && !isLocked && (
          <RowMenu
            label={t('staff.actionsOf', { name })}
            actions={[
              ...(onChangeRole ? [{ label: t('staff.changeRole'), icon: UserCog, onChoose: onChangeRole }] : []),
              ...(hasPin ? [{ label: t('staff.removePin'), icon: KeyRound, onChoose: onRemovePin }] : []),
              { label: t('staff.remove'), icon: Trash2, onChoose: onRemove, isDanger: true },
            ]}
          />
        )}
      </span>
    </li>
  )
}

type InvitationProps = { invitation: Invitation; isLocked: boolean; onResend: () => void; onCancel: () => void }

export const InvitationRow = ({ invitation, isLocked, onResend, onCancel }: InvitationProps) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const { email, role, expiresAt, mayEdit } = invitation
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
      <span className="size-11 shrink-0">
        {mayEdit && !isLocked && (
          <RowMenu
            label={t('staff.actionsOf', { name: leftToRight(email) })}
            actions={[
              { label: t('staff.resend'), icon: Send, onChoose: onResend },
              { label: t('staff.cancelInvitation'), icon: Trash2, onChoose: onCancel, isDanger: true },
            ]}
          />
        )}
      </span>
    </li>
  )
}
