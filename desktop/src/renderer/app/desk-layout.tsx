import type { Role } from '@sufra/shared/accounts/account'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskNotes } from './desk-notes.tsx'
import { usePreloadedPages } from '../common/pages/use-preloaded-pages.ts'
import { Outlet } from '../common/pages/router.ts'
import { DeskName, SideBar } from './side-bar.tsx'
import { SideDrawer } from '../common/ui/side-drawer.tsx'
import { useIsWide } from '../common/ui/use-is-wide.ts'

/** `waiting`: the number of waiting items of a page, by its path; `notice`: stays above the page while it scrolls, and covers nothing of it. */
type Props = { area: Role; indicators?: ReactNode; waiting?: Readonly<Record<string, number>>; notice?: ReactNode }

/** On a narrow screen: the restaurant's name, the indicators, and the button that opens the side bar. */
const TopBar = ({ area, indicators, waiting }: Omit<Props, 'notice'>) => {
  const { t } = useTranslation()
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-2 border-b border-line bg-card px-2 py-1 print:hidden">
      <SideDrawer title={t('desk.pages')} openLabel={t('desk.openPages')}>
        {(closeButton) => <SideBar area={area} waiting={waiting} action={closeButton} />}
      </SideDrawer>
      <DeskName />
      {indicators}
    </header>
  )
}

/** The layout of the merchant and admin areas: navigation, indicators, notices and the page. */
export const DeskLayout = ({ area, indicators, waiting, notice }: Props) => {
  usePreloadedPages(area)
  const isWide = useIsWide()
  return (
    <div className={`flex min-h-dvh print:block ${isWide ? '' : 'flex-col [--top-bar:3.5rem]'}`}>
      {isWide ? (
        <aside className="sticky top-0 flex h-dvh w-52 shrink-0 flex-col gap-1 overflow-y-auto border-e border-line bg-card p-3 print:hidden">
          <SideBar area={area} indicators={indicators} waiting={waiting} />
        </aside>
      ) : (
        <TopBar area={area} indicators={indicators} waiting={waiting} />
      )}
      <div className="flex min-w-0 grow flex-col">
        {notice}
        <DeskNotes />
        <Outlet />
      </div>
    </div>
  )
}
