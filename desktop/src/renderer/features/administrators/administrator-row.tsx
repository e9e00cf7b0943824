import type { Administrator } from '@sufra/shared/administrators/administrator.routes'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Ban, CircleCheck, MonitorSmartphone, Send, ShieldOff, Trash2, UserCog } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '../../common/dates/relative-time.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { RowMenu } from '../../common/ui/row-menu.tsx'
import { nameOf } from './use-administrators.ts'

const minute = 60_000

const Status = ({ administrator: { invitedUntil, isDisabled, lastUsedAt } }: { administrator: Administrator }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const dateTime = useDateTimeText()
  const now = useNow(minute)
  if (isDisabled) return <span className="font-semibold text-red">{t('administrators.isDisabled')}</span>
  if (invitedUntil) {
    const isExpired = Date.parse(invitedUntil) <= now
    return (
      <span className={`font-semibold ${isExpired ? 'text-red' : 'text-saffron'}`}>
        {isExpired ? t('administrators.lapsed') : t('administrators.pendingUntil', { time: dateTime(invitedUntil) })}
      </span>
    )
  }
  if (!lastUsedAt) return <span className="text-ink-soft">{t('administrators.neverUsed')}</span>
  const when = relativeTime(Math.min(Date.parse(lastUsedAt), now), now, language)
  return <span className="text-ink-soft">{t('administrators.lastUsed', { when })}</span>
}

export type RowAction = 'resend' | 'revoke' | 'role' | 'sessions' | 'reset factor' | 'disabled'

/** The allowed actions on an administrator, in the order of the menu. An owner's own role and account need another owner. */
const useActions = ({ invitedUntil, isDisabled, isSelf, hasSecondFactor }: Administrator, onChoose: (action: RowAction) => void) => {
  const { t } = useTranslation()
  const action = (name: RowAction, label: string, icon: typeof Ban, isDanger = false) => ({
    label,
    icon,
    isDanger,
    onChoose: () => onChoose(name),
  })
  if (invitedUntil) return [action('resend', t('administrators.again'), Send), action('revoke', t('administrators.revoke'), Trash2, true)]
  const sessions = action('sessions', t('administrators.sessions'), MonitorSmartphone)
  if (isSelf) return [sessions]
  return [
    action('role', t('administrators.changeRole'), UserCog),
    sessions,
    ...(hasSecondFactor ? [action('reset factor', t('secondFactor.reset'), ShieldOff)] : []),
    isDisabled ? action('disabled', t('administrators.enable'), CircleCheck) : action('disabled', t('administrators.disable'), Ban, true),
  ]
}

type Props = { administrator: Administrator; onChoose: (action: RowAction) => void }

export const AdministratorRow = ({ administrator, onChoose }: Props) => {
  const { t } = useTranslation()
  const { email, role, isSelf, hasSecondFactor } = administrator
  const name = nameOf(administrator)
  const actions = useActions(administrator, onChoose)
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <div className="min-w-0 grow text-sm">
        <p className="flex items-center gap-2 font-semibold">
          <bdi className="truncate">{name}</bdi>
          {isSelf && <span className="rounded-full bg-brand-soft px-2 text-xs text-brand">{t('administrators.you')}</span>}
        </p>
        <p className="truncate text-ink-soft">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="text-xs">
          <Status administrator={administrator} />
          {hasSecondFactor && <span className="text-ink-soft">{` · ${t('secondFactor.on')}`}</span>}
        </p>
      </div>
      <span className="shrink-0 text-sm font-semibold">{t(`administrators.role.${role}`)}</span>
      <RowMenu label={t('administrators.actionsOf', { name })} actions={actions} />
    </li>
  )
}
