import { FileCheck2, LifeBuoy, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { helpPage, ownPageOf } from '../../common/session/guards.ts'
import { useSession } from '../../common/session/session.ts'
import { Link, useLocation } from '../../common/pages/router.ts'

const linkClass =
  'flex min-h-11 items-center gap-3 rounded-card px-3 text-sm font-semibold hover:bg-raised aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'

/** The pages of a restaurant that cannot take orders: its own page, and help. */
export const RestrictedLinks = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const status = useSession().data?.user?.status ?? 'rejected'
  const isHelp = pathname.startsWith(helpPage)
  const [Icon, name] = status === 'pending' ? [FileCheck2, t('desk.application')] : [Settings, t('settings.title')]
  return (
    <nav aria-label={t('desk.pages')} className="flex">
      <Link to={ownPageOf(status)} aria-current={isHelp ? undefined : 'page'} className={linkClass}>
        <Icon aria-hidden className="size-5" /> <span>{name}</span>
      </Link>
      <Link to={helpPage} aria-current={isHelp ? 'page' : undefined} className={linkClass}>
        <LifeBuoy aria-hidden className="size-5" /> <span>{t('support.title')}</span>
      </Link>
    </nav>
  )
}
