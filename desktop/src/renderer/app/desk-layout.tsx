import type { Role } from '@sufra/shared/accounts/account'
import { openDeskPaths } from '@sufra/shared/pages/page-paths'
import { preloadPages } from '@sufra/shared/ui/pages/lazy-page'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskNotes } from './desk-notes.tsx'
import { Outlet } from '../common/pages/router.ts'
import { DeskName, SideBar, type Badges } from './side-bar.tsx'
import { SideDrawer } from './ui/side-drawer.tsx'
import { useIsWide } from '../common/ui/use-is-wide.ts'

/**
 * `indicators`: shown at the end of the head bar; `badges`: the numbers beside the pages in the navigation, except for `hidden` pages;
 * `notice`: stays above the page while it scrolls, without covering it.
 */
type Props = { area: Role; indicators?: ReactNode; badges?: Badges; hidden?: readonly string[]; notice?: ReactNode }

/** The bar of a narrow screen: the restaurant's name, the indicators, and the button that opens the side bar. */
const TopBar = ({ area, indicators, badges, hidden }: Omit<Props, 'notice'>) => {
  const { t } = useTranslation()
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-1 border-b max-sm:gap-x-0 border-line bg-card px-2 py-1 print:hidden">
      <SideDrawer title={t('desk.pages')} openLabel={t('desk.openPages')}>
        {(closeButton) => <SideBar area={area} badges={badges} hidden={hidden} action={closeButton} />}
      </SideDrawer>
      <DeskName />
      <OwnElements>{indicators}</OwnElements>
    </header>
  )
}

/** The space that the bars take from the height of a page: `--top-bar`. */
const heights = { narrow: 'flex-col [--top-bar:3.5rem]', wide: '[--top-bar:3rem]', wideWithoutBar: '' }

/** The layout of the merchant and admin areas: navigation, indicators, notices and the page. */
export const DeskLayout = ({ area, indicators, badges, hidden, notice }: Props) => {
  usePreloadedPages(area)
  const isWide = useIsWide()
  const wideHeight = indicators ? heights.wide : heights.wideWithoutBar
  return (
    <div className={`flex min-h-dvh print:block ${isWide ? wideHeight : heights.narrow}`}>
      {isWide ? (
        <aside className="sticky top-0 flex h-dvh w-52 shrink-0 flex-col gap-1 overflow-y-auto border-e border-line bg-card p-3 print:hidden 2xl:w-60">
          <SideBar area={area} badges={badges} hidden={hidden} />
        </aside>
      ) : (
        <TopBar area={area} indicators={indicators} badges={badges} hidden={hidden} />
      )}
      <div className="flex min-w-0 grow flex-col">
        {isWide && indicators && <HeadBar indicators={indicators} />}
        <OwnElements>{notice}</OwnElements>
        <DeskNotes />
        <Outlet />
      </div>
    </div>
  )
}

/** Publishes the height of the bar, for sticky elements below it and for toasts. */
const setHeight = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const { style } = document.documentElement
  style.setProperty('--head-bar', '3rem')
  return () => void style.removeProperty('--head-bar')
}

/**
 * The bar above the page on a wide screen. `indicators`: the state of the restaurant, the connection, the bell and the signed-in member.
 */
const HeadBar = ({ indicators }: { indicators: ReactNode }) => (
  <header
    ref={setHeight}
    className="sticky top-0 z-20 flex h-12 shrink-0 items-center gap-1 border-b border-line bg-card px-2 print:hidden"
  >
    <span className="grow" />
    <OwnElements>{indicators}</OwnElements>
  </header>
)

/** Public pages are not preloaded, because the user is already signed in. */
const isOpen = (name: string) => openDeskPaths.some((path) => path === name)

const isWithin = (area: Role, name: string) => (name === `/${area}` || name.startsWith(`/${area}/`)) && !isOpen(name)

/** Preloads the pages of an area in idle time, and again when the network returns, so that they also open offline. */
const usePreloadedPages = (area: Role) => {
  useEffect(() => {
    const preload = () => void preloadPages((name) => isWithin(area, name))
    preload()
    window.addEventListener('online', preload)
    return () => window.removeEventListener('online', preload)
  }, [area])
}
