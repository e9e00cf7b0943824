import { IconButton } from '@sufra/shared/ui/icon-button'
import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import { ArrowLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoBack, useNavigate } from '../pages/router.ts'

type Props = {
  title: string
  /** The title of the browser's tab, if it differs. */
  tabTitle?: string
  /** Target of the back button when this is the first page of the tab; with `isDirect`, always. */
  backTo?: string
  isDirect?: boolean
  children: ReactNode
  footer?: ReactNode
}

/** A page with title, back button and language switch; `footer` is fixed at the bottom. */
export const Page = ({ title, tabTitle = title, backTo = '', isDirect, children, footer }: Props) => {
  const { t } = useTranslation()
  const appName = t('common.appName')
  const navigate = useNavigate()
  const goBack = useGoBack(backTo)
  useEffect(() => {
    document.title = tabTitle === appName ? 'Sufra' : `${tabTitle} · Sufra`
  }, [tabTitle, appName])
  return (
    <>
      <header className="sticky top-(--note-height,0px) z-10 flex flex-wrap items-center gap-1 border-b border-line bg-page/95 px-2 py-1 backdrop-blur">
        <div className="flex min-w-0 grow basis-40 items-center gap-1">
          {backTo && (
            <IconButton icon={ArrowLeft} turns label={t('common.back')} onClick={() => (isDirect ? navigate(backTo) : goBack())} />
          )}
          <h1 className={`truncate text-lg font-bold ${backTo ? '' : 'ps-3'}`}>{title}</h1>
        </div>
        <LanguageSwitch className="ms-auto" />
      </header>
      <main className="flex grow flex-col">{children}</main>
      {footer && (
        <div className="sticky bottom-0 z-10 border-t border-line bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</div>
      )}
    </>
  )
}
