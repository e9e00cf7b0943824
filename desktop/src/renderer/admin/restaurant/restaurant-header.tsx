import type { Permission } from '@sufra/shared/permissions/permissions'
import type { RestaurantDetails } from '@sufra/shared/provisions/restaurant.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, ChartColumn, FileCheck2, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MerchantStatusBadge } from '../../features/restaurants/merchant-status-badge.tsx'
import { useMay } from '../../common/session/use-may.ts'
import { DeactivationButton } from '../../features/deactivation/deactivation-button.tsx'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { Link, useLocation } from '../../common/pages/router.ts'
import { TabNav } from '../../common/pages/tab-nav.tsx'
import { restaurantKey } from './use-restaurant.ts'
import { ViewButton } from './view-button.tsx'

const tabs = ['profile', 'documents', 'subscription', 'staff', 'devices', 'connection', 'notes', 'audit'] as const
/** Permissions that some tabs need besides reading restaurants. */
const permissions: Partial<Record<(typeof tabs)[number], Permission>> = { subscription: 'subscriptions.edit', audit: 'audit.read' }
const mayRead = (may: (permission: Permission) => boolean) => (tab: (typeof tabs)[number]) => may(permissions[tab] ?? 'restaurants.read')
const linkStyle = 'inline-flex min-h-11 items-center gap-2 rounded-card px-3 text-sm font-semibold text-brand hover:bg-raised'

const Unreachable = ({ since }: { since: string }) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  return <p className="text-sm font-semibold text-red">{t('restaurantPage.unreachable', { time: dateTime(since) })}</p>
}

/** The name and status of the restaurant, the contact, and the tabs. */
export const RestaurantHeader = ({ restaurant }: { restaurant: RestaurantDetails }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { pathname, state } = useLocation()
  const may = useMay()
  const queries = useQueryClient()
  const { id, profile, phone, status, unreachableSince } = restaurant
  const base = `/admin/provisions/${id}`
  const shown = tabs
    .filter(mayRead(may))
    .map((tab) => ({ to: tab === 'profile' ? base : `${base}/${tab}`, name: t(`restaurantPage.tab.${tab}`) }))
  const current = shown.findLast(({ to }) => pathname.startsWith(to))
  const name = inLanguage(profile.name, language)
  usePageTitle(current ? `${name} · ${current.name}` : name)
  return (
    <header className="border-b border-line bg-card ps-3 pe-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Link
          to={`/admin/provisions${typeof state?.list === 'string' ? state.list : ''}`}
          aria-label={t('restaurantPage.back')}
          title={t('restaurantPage.back')}
          className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-raised"
        >
          <ArrowLeft aria-hidden className="turns size-5" />
        </Link>
        <div className="min-w-0 grow basis-60">
          <div className="flex flex-wrap items-center gap-x-3">
            <h1 dir="auto" className="min-w-0 text-lg font-bold wrap-anywhere">
              {name}
            </h1>
            <MerchantStatusBadge status={status} />
          </div>
          <p className="text-xs wrap-anywhere text-ink-soft">
            <bdi>{profile.branchName}</bdi>
          </p>
          {unreachableSince && <Unreachable since={unreachableSince} />}
        </div>
        <a href={`tel:${phone}`} className={linkStyle}>
          <Phone aria-hidden className="size-4" /> <bdi dir="ltr">{phone}</bdi>
        </a>
        {may('analytics.read') && (
          <Link to={`/admin/analytics/${id}`} className={linkStyle}>
            <ChartColumn aria-hidden className="size-4" /> <span>{t('analytics.title')}</span>
          </Link>
        )}
        {may('applicants.review') && (
          <Link to={`/admin/applicants/${id}`} className={linkStyle}>
            <FileCheck2 aria-hidden className="size-4" /> <span>{t('restaurantPage.review')}</span>
          </Link>
        )}
        {may('restaurants.deactivate') && (
          <DeactivationButton
            restaurantId={id}
            status={status}
            onChanged={() => void queries.invalidateQueries({ queryKey: restaurantKey(id, 'details') })}
          />
        )}
        {may('restaurants.view-as') && status === 'accepted' && <ViewButton restaurantId={id} />}
      </div>
      <TabNav label={t('restaurantPage.tabs')} tabs={shown} current={current?.to} />
    </header>
  )
}
