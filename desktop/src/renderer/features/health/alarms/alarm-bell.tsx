// The bell of administrators, with the current alarms.
import { Popover } from '@base-ui/react/popover'
import type { Alarm } from '@sufra/shared/alarms/alarm.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Bell, LifeBuoy, MailX, MessageSquareX, RadioTower, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimeAgo } from '../../../common/dates/time-ago.tsx'
import { Link } from '../../../common/pages/router.ts'
import { useTitlePrefix } from '../../../common/pages/page-title.ts'
import { useAlarms } from './use-alarms.ts'

const icons: Record<Alarm['kind'], LucideIcon> = { critical_request: LifeBuoy, unreachable: RadioTower, mail: MailX, sms: MessageSquareX }

const AlarmRow = ({ alarm: { kind, since, restaurant, subject, page }, onOpen }: { alarm: Alarm; onOpen: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeAgo = useTimeAgo()
  const Icon = icons[kind]
  return (
    <li>
      <Link to={page} onClick={onOpen} className="flex items-start gap-3 px-4 py-3 text-sm hover:bg-raised">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-semibold">{t(`alarms.kind.${kind}`)}</span>
          {restaurant && (
            <span className="block">
              <bdi>{inLanguage(restaurant.name, language)}</bdi> <span>·</span> <bdi>{restaurant.branchName}</bdi>
            </span>
          )}
          {subject && <bdi className="block text-ink-soft">{subject}</bdi>}
          <time dateTime={since} title={timeAgo(since).exact} className="block text-xs text-ink-soft">
            {timeAgo(since).relative}
          </time>
        </span>
      </Link>
    </li>
  )
}

export const AlarmBell = () => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const alarms = useAlarms()
  const number = String(alarms.length)
  useTitlePrefix(alarms.length > 0 ? `⚠ ${number} · ` : '')
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        aria-label={alarms.length > 0 ? t('alarms.openNumber', { number }) : t('alarms.open')}
        title={t('alarms.title')}
        className="relative grid size-11 shrink-0 place-items-center rounded-card hover:bg-raised"
      >
        <Bell aria-hidden className="size-5" />
        {alarms.length > 0 && (
          <span
            aria-hidden
            className="figures absolute end-0.5 top-0.5 min-w-5 rounded-full bg-red px-1 text-center text-xs/5 font-bold text-card"
          >
            {number}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} className="z-40">
          <Popover.Popup className="flex max-h-[min(36rem,calc(100dvh-5rem))] w-[min(24rem,calc(100vw-1rem))] flex-col rounded-card border border-line bg-card shadow-float outline-none">
            <Popover.Title className="border-b border-line px-4 py-3 text-base font-bold">{t('alarms.title')}</Popover.Title>
            <div className="overflow-y-auto">
              {alarms.length === 0 ? (
                <EmptyState icon={Bell} title={t('alarms.none')} text={t('alarms.noneText')} />
              ) : (
                <ul className="divide-y divide-line">
                  {alarms.map((alarm) => (
                    <AlarmRow key={alarm.id} alarm={alarm} onOpen={() => setIsOpen(false)} />
                  ))}
                </ul>
              )}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
