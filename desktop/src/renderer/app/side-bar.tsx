import type { Role } from '@sufra/shared/accounts/account'
import { inLanguage } from '@sufra/shared/localized-text'
import { Brand } from '@sufra/shared/ui/brand/brand'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Version } from './ui/version.tsx'
import { NavLink } from '../common/pages/router.ts'
import { pagesOpenTo } from './navigation/desk-pages.ts'
import { signOut, useSession } from '../common/session/session.ts'
import { useMay } from '../common/session/use-may.ts'
import { useFigures } from '../common/figures/use-figures.ts'
import { stopViewing } from '../common/session/view-as.ts'

const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-card px-3 text-sm font-semibold hover:bg-raised aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'

/** The number beside a page in the navigation, by its path, with its meaning. Nothing is shown without a number or for 0. */
export type Badges = Readonly<Partial<Record<string, { count: number; label: string }>>>

const Badge = ({ count, label }: { count: number; label: string }) => {
  const figures = useFigures()
  return (
    <span className="figures ms-auto min-w-6 rounded-full bg-saffron-soft px-1.5 text-center text-xs font-bold text-saffron">
      <span aria-hidden>{figures.count(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

const BadgeOf = ({ badge }: { badge: Badges[string] }) => (badge && badge.count > 0 ? <Badge {...badge} /> : null)

/** The name of the restaurant and its branch, or of the administration. */
export const DeskName = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const restaurant = useSession().data?.user?.restaurant
  return (
    <div className="min-w-0 flex-1 basis-12">
      <p className="line-clamp-2 leading-tight font-bold wrap-anywhere">
        {restaurant ? inLanguage(restaurant.name, language) : t('common.appName')}
      </p>
      <p className="truncate text-xs text-ink-soft">{restaurant?.branchName ?? t('desk.administration')}</p>
    </div>
  )
}

type Props = {
  area: Role
  badges?: Badges
  /** Paths of pages that are not shown. */
  hidden?: readonly string[]
  /** Shown next to the name. */
  action?: ReactNode
}

/** Navigation, language and sign-out. */
export const SideBar = ({ area, badges, hidden, action }: Props) => {
  const { t } = useTranslation()
  const user = useSession().data?.user
  const may = useMay()
  const pages = pagesOpenTo(area, user?.status ?? 'accepted').filter(
    ({ to, permission }) => !hidden?.includes(to) && (!permission || may(permission)),
  )
  return (
    <>
      <div className="flex items-center gap-3 px-1 pb-4">
        <Brand className="size-9 shrink-0" />
        <DeskName />
        <OwnElements>{action}</OwnElements>
      </div>
      <nav aria-label={t('desk.pages')}>
        {pages.map(({ to, icon: Icon, labelKey }) => (
          <NavLink key={to} to={to} end={pages.some((other) => other.to.startsWith(`${to}/`))} className={itemStyle}>
            <Icon aria-hidden className="size-5 shrink-0" /> <span>{t(labelKey)}</span>
            <BadgeOf badge={badges?.[to]} />
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-1">
        <LanguageSwitch className="text-start" />
        <button type="button" onClick={() => void (user?.viewsUntil ? stopViewing() : signOut())} className={itemStyle}>
          <LogOut aria-hidden className="turns size-5 shrink-0" />{' '}
          <span>{t(user?.viewsUntil ? 'restaurantPage.view.exit' : 'desk.signOut')}</span>
        </button>
        <div className="px-3 pt-2">
          <p className="truncate text-xs text-ink-soft">{user?.email}</p>
          <Version />
        </div>
      </div>
    </>
  )
}
