import type { Device } from '@sufra/shared/devices/device.routes'
import { localeOf } from '@sufra/shared/localized-text'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Monitor, MonitorSmartphone, Unplug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '../../common/dates/relative-time.ts'
import { isolated } from '../../common/ui/text-direction.ts'
import { RowMenu, type RowAction } from '../../common/ui/row-menu.tsx'

const minute = 60_000

/** The kind of a device: its app or browser, and its system. */
const useKindOf = ({ browser, system, appVersion }: Device) => {
  const { t } = useTranslation()
  return [appVersion ? t('devices.app', { version: appVersion }) : browser, system].filter(Boolean).join(' · ') || t('devices.unknown')
}

const none: RowAction[] = []

type Props = {
  device: Device
  /** Actions before the revocation. */
  actions?: RowAction[]
  /** Called with the name of the device. Undefined when the user may not revoke it. */
  onRevoke: ((name: string) => void) | undefined
}

export const DeviceRow = ({ device, actions = none, onRevoke }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(minute)
  const kind = useKindOf(device)
  const { label, appVersion, lastSeenAt, people, isThis } = device
  const name = label || kind
  const Icon = appVersion ? Monitor : MonitorSmartphone
  const shown: RowAction[] = onRevoke
    ? [...actions, { label: t('devices.revoke'), icon: Unplug, onChoose: () => onRevoke(name), isDanger: true }]
    : actions
  const names = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(people.map(isolated))
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-ink-soft">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 grow text-sm">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <bdi className="min-w-0 truncate">{name}</bdi>
          {isThis && <span className="rounded-full bg-green-soft px-2 py-0.5 text-xs text-green">{t('devices.thisDevice')}</span>}
        </p>
        {label && (
          <p className="text-ink-soft">
            <bdi>{kind}</bdi>
          </p>
        )}
        <p className="wrap-anywhere text-ink-soft">{people.length > 0 ? t('devices.people', { names }) : t('devices.noOne')}</p>
        <p className="text-ink-soft">
          {t('devices.lastSeen', { when: relativeTime(Math.min(Date.parse(lastSeenAt), now), now, language) })}
        </p>
      </div>
      {shown.length > 0 && <RowMenu label={t('devices.actionsOf', { name })} actions={shown} />}
    </li>
  )
}
