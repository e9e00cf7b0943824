import { EmptyState } from '@sufra/shared/ui/empty-state'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../pages/router.ts'
import { Page } from './page.tsx'

type Props = { icon: LucideIcon; title: string; text: string; to?: string; label?: string }

/** A page that cannot show its content: the reason, advice, and a link, by default to the start page. */
export const MessagePage = ({ icon, title, text, to = '/', label }: Props) => {
  const { t } = useTranslation()
  return (
    <Page title={t('common.appName')} tabTitle={title} backTo="/">
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <Link to={to} className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand">
            {label ?? t('welcome.home')}
          </Link>
        }
      />
    </Page>
  )
}
