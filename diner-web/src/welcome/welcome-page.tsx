import { QrCode, ShoppingBag, BellRing } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from '@sufra/shared/ui/brand/brand'
import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import { Link } from '../common/pages/router.ts'
import { restaurantPath, useSession } from '../common/session/session.ts'
import { AppVersion } from '../common/ui/app-version.tsx'

const steps = [
  { icon: QrCode, key: 'scan' },
  { icon: ShoppingBag, key: 'choose' },
  { icon: BellRing, key: 'follow' },
] as const

/** Start page without a scanned code: explains the app, and links back to the last restaurant. */
export const WelcomePage = () => {
  const { t } = useTranslation()
  const session = useSession()
  useEffect(() => {
    document.title = 'Sufra'
  }, [])
  return (
    <>
      <main className="flex grow flex-col">
        <header className="flex flex-col items-start gap-4 bg-cover px-6 pt-3 pb-10 text-on-cover">
          <LanguageSwitch className="-me-3 self-end text-on-cover hover:bg-on-cover/15" />
          <Brand className="size-16 rounded-2xl ring-1 ring-on-cover/25" />
          <h1 className="text-2xl font-bold">{t('common.appName')}</h1>
          <p className="text-lg">{t('welcome.promise')}</p>
        </header>
        <ol className="flex flex-col gap-5 px-6 py-8">
          {steps.map(({ icon: Icon, key }) => (
            <li key={key} className="flex items-start gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-card bg-brand-soft text-brand">
                <Icon aria-hidden className="size-6" />
              </span>
              <span>
                <b className="block">{t(`welcome.${key}`)}</b>
                <span className="text-sm text-ink-soft">{t(`welcome.${key}Text`)}</span>
              </span>
            </li>
          ))}
        </ol>
        {session.restaurantId && (
          <Link
            to={restaurantPath(session)}
            className="mx-6 mt-auto grid min-h-13 place-items-center rounded-card bg-brand font-bold text-on-brand"
          >
            {t('welcome.carryOn')}
          </Link>
        )}
      </main>
      <footer>
        <AppVersion />
      </footer>
    </>
  )
}
