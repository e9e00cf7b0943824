// Placeholders for pages of spec §2 that are not built yet, with a link to another page.
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageLink, type Target } from '../common/pages/page-link.tsx'

type Name = 'payments'
type Props = { name: Name; instead: Target }

/** For use within a page that has its own heading. */
const NotBuilt = ({ name, instead }: Props) => {
  const { t } = useTranslation()
  return (
    <div className="m-auto">
      <EmptyState icon={Hourglass} title={t('pages.notBuilt', { page: t(`pages.${name}`) })} action={<PageLink to={instead} />} />
    </div>
  )
}

export const NotBuiltPage = ({ name, instead }: Props) => {
  const { t } = useTranslation()
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{t(`pages.${name}`)}</h1>
      </header>
      <NotBuilt name={name} instead={instead} />
    </main>
  )
}
