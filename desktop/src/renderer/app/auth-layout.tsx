import { Brand } from '@sufra/shared/ui/brand/brand'
import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Version } from './ui/version.tsx'
import { Outlet } from '../common/pages/router.ts'

const half = { page: 'lg:grid-cols-[5fr_6fr]', aside: 'p-12 lg:flex', brand: '' }
const sizes = {
  normal: { ...half, main: 'max-w-sm' },
  wide: { ...half, main: 'max-w-xl' },
  widest: { page: 'xl:grid-cols-[22rem_1fr]', aside: 'sticky top-0 h-dvh p-10 xl:flex', brand: 'xl:hidden', main: 'max-w-3xl' },
} as const

type Props = { size?: keyof typeof sizes; children?: ReactNode }

/** The layout of the sign-in pages: `normal` for short forms, `wide` for text, `widest` for long forms. */
export const AuthLayout = ({ size = 'normal', children }: Props) => {
  const { t } = useTranslation()
  const { page, aside, brand, main } = sizes[size]
  return (
    <div className={`grid min-h-dvh ${page}`}>
      <aside className={`hidden flex-col justify-between bg-cover text-on-cover ${aside}`}>
        <p className="text-lg font-bold">{t('common.appName')}</p>
        <p className="max-w-md text-2xl leading-snug font-bold text-balance">{t('desk.promise')}</p>
        <p className="max-w-md text-sm opacity-85">{t('desk.promiseText')}</p>
      </aside>
      <div className="flex min-w-0 flex-col p-6">
        <LanguageSwitch className="self-end" />
        <main className={`m-auto flex w-full flex-col gap-6 py-8 ${main}`}>
          <Brand className={`size-14 ${brand}`} />
          <OwnElements>{children ?? <Outlet />}</OwnElements>
        </main>
        <footer>
          <Version />
        </footer>
      </div>
    </div>
  )
}
