// The administrator's own account, the list of administrators, and the rules of documents.
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { SecuritySection } from '../../features/accounts/security-section.tsx'
import { useSession } from '../../common/session/session.ts'
import { useMay } from '../../common/session/use-may.ts'
import { AdministratorsSection } from '../../features/administrators/administrators-section.tsx'
import { DocumentRulesSection } from './document-rules-section.tsx'
import { DutySection } from './duty-section.tsx'
import { SecondFactorSection } from '../../features/accounts/second-factor/second-factor-section.tsx'

const OwnAccount = () => {
  const { t } = useTranslation()
  const user = useSession().data?.user
  return (
    <section aria-label={t('administrators.account')} className="rounded-card border border-line bg-card p-5">
      <h2 className="pb-3 text-lg font-bold">{t('administrators.account')}</h2>
      <dl className="grid grid-cols-[minmax(5rem,10rem)_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm [&_dd]:font-semibold [&_dt]:text-ink-soft">
        <dt>{t('administrators.name')}</dt>
        <dd>{user?.name}</dd>
        {user?.administratorRole && (
          <>
            <dt>{t('administrators.roleLabel')}</dt>
            <dd>{t(`administrators.role.${user.administratorRole}`)}</dd>
          </>
        )}
        <dt>{t('administrators.email')}</dt>
        <dd>
          <bdi dir="ltr">{user?.email}</bdi>
        </dd>
      </dl>
    </section>
  )
}

export const SettingsPage = () => {
  const { t } = useTranslation()
  const may = useMay()
  const title = t('administrators.settings')
  usePageTitle(title)
  return (
    <main className="flex grow flex-col">
      <header className="border-b border-line bg-card px-6 py-4">
        <h1 className="text-lg font-bold">{title}</h1>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 p-4 md:p-6 xl:grid-cols-2">
        <div className="flex flex-col gap-6">
          <OwnAccount />
          <SecondFactorSection />
          <DutySection />
          {may('administrators.edit') && <AdministratorsSection />}
        </div>
        <div className="flex flex-col gap-6">
          <div className="rounded-card border border-line bg-card p-5">
            <SecuritySection />
          </div>
          {may('document-rules.edit') && <DocumentRulesSection />}
        </div>
      </div>
    </main>
  )
}
