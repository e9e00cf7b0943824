import type { Role } from '@sufra/shared/accounts/account'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import {
  Banknote,
  ChefHat,
  ClipboardList,
  FileCheck2,
  History,
  LayoutDashboard,
  LogOut,
  MonitorCog,
  QrCode,
  Settings,
  Users,
  UtensilsCrossed,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand, Version } from '../common/ui/brand.tsx'
import { home } from '../common/account/guards.ts'
import { NavLink } from '../common/pages/router.ts'
import { signOut, useSession } from '../common/account/session.ts'

const pages = {
  merchant: [
    { to: '/merchant/orders', icon: ClipboardList, labelKey: 'desk.orders' },
    { to: '/merchant/order-history', icon: History, labelKey: 'history.title' },
    { to: '/merchant/customers', icon: Users, labelKey: 'customers.title' },
    { to: '/merchant/cash', icon: Banknote, labelKey: 'cash.title' },
    { to: '/merchant/menu', icon: UtensilsCrossed, labelKey: 'counterMenu.title' },
    { to: '/merchant/cuisine', icon: ChefHat, labelKey: 'cuisines.title' },
    { to: '/merchant/tables', icon: QrCode, labelKey: 'tables.title' },
    { to: '/merchant/settings', icon: Settings, labelKey: 'settings.title' },
    { to: '/merchant/this-counter', icon: MonitorCog, labelKey: 'thisCounter.title' },
  ],
  admin: [
    { to: '/admin', icon: LayoutDashboard, labelKey: 'desk.dashboard' },
    { to: '/admin/applicants', icon: FileCheck2, labelKey: 'applicants.title' },
    { to: '/admin/settings', icon: Settings, labelKey: 'administrators.settings' },
  ],
} as const

const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-card px-3 text-sm font-semibold hover:bg-raised aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'

const Waiting = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  return (
    <span className="figures ms-auto min-w-6 rounded-full bg-saffron-soft px-1.5 text-center text-xs font-bold text-saffron">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('admin.waitingBadge', { count })}</span>
    </span>
  )
}

/** The name of the restaurant and its branch, or of the administration. */
export const DeskName = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const restaurant = useSession().data?.user?.restaurant
  return (
    <div className="min-w-0 flex-1 basis-24">
      <p className="truncate font-bold">{restaurant ? inLanguage(restaurant.name, language) : t('common.appName')}</p>
      <p className="truncate text-xs text-ink-soft">{restaurant?.branchName ?? t('desk.administration')}</p>
    </div>
  )
}

type Props = {
  area: Role
  /** The number of waiting items of a page, by its path. */
  waiting?: Readonly<Record<string, number>>
  /** Indicators of the connection, the printer and pending changes. */
  indicators?: ReactNode
  /** Shown next to the name. */
  action?: ReactNode
}

/** Navigation, indicators, language and sign-out. */
export const SideBar = ({ area, waiting, indicators, action }: Props) => {
  const { t } = useTranslation()
  const user = useSession().data?.user
  return (
    <>
      <div className="flex items-center gap-3 px-1 pb-4">
        <Brand className="size-9 shrink-0" />
        <DeskName />
        {action}
      </div>
      <nav aria-label={t('desk.pages')}>
        {pages[area].map(({ to, icon: Icon, labelKey }) => (
          <NavLink key={to} to={to} end={to === home.admin} className={itemStyle}>
            <Icon aria-hidden className="size-5 shrink-0" /> {t(labelKey)}
            {(waiting?.[to] ?? 0) > 0 && <Waiting count={waiting?.[to] ?? 0} />}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-1">
        {indicators}
        <LanguageSwitch className="text-start" />
        <button type="button" onClick={() => void signOut()} className={itemStyle}>
          <LogOut aria-hidden className="turns size-5 shrink-0" /> {t('desk.signOut')}
        </button>
        <div className="px-3 pt-2">
          <p className="truncate text-xs text-ink-soft">{user?.email}</p>
          <Version />
        </div>
      </div>
    </>
  )
}
