import { LanguageSwitch } from '@sufra/shared/ui/language-switch'
import { useTranslation } from 'react-i18next'
import { Brand, Version } from './brand.tsx'
import { Outlet } from './router.ts'

const widths = { normal: 'max-w-sm', wide: 'max-w-xl' } as const

/** A calm page with one thing to do; `wide` where there is more to read. */
export const AuthLayout = ({ size = 'normal' }: { size?: keyof typeof widths }) => {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh lg:grid-cols-[5fr_6fr]">
      <aside className="hidden flex-col justify-between bg-cover p-12 text-on-cover lg:flex">
        <p className="text-lg font-bold">{t('common.appName')}</p>
        <p className="max-w-md text-2xl leading-snug font-bold text-balance">{t('desk.promise')}</p>
        <p className="max-w-md text-sm opacity-85">{t('desk.promiseText')}</p>
      </aside>
      <div className="flex flex-col p-6">
        <LanguageSwitch className="self-end" />
        <main className={`m-auto flex w-full flex-col gap-6 py-8 ${widths[size]}`}>
          <Brand className="size-14" />
          <Outlet />
        </main>
        <footer>
          <Version />
        </footer>
      </div>
    </div>
  )
}
