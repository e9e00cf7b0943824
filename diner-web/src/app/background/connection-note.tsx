import { momentText } from '@sufra/shared/dates/date-text'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { Menu } from '@sufra/shared/menu/menu'
import { storedAtOf } from '@sufra/shared/menu/stored-menu'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnectionState } from '../../common/api/connection.ts'
import { useMenu } from '../../common/api/use-menu.ts'
import { useSession } from '../../common/session/session.ts'

/** Milliseconds between requests for a new menu while a stored one is shown. */
const interval = 15_000

const StoredNote = ({ menu, storedAt, onRetry }: { menu: Menu; storedAt: number; onRetry: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(interval)
  const retry = useEffectEvent(() => onRetry())
  useEffect(() => {
    const run = () => retry()
    const timer = setInterval(run, interval)
    addEventListener('online', run)
    return () => {
      clearInterval(timer)
      removeEventListener('online', run)
    }
  }, [])
  const timeZone = menu.restaurant.opening?.timeZone ?? homeTimeZone
  return <span>{t('offline.storedMenu', { time: momentText(storedAt, { timeZone, language, now }) })}</span>
}

/** Milliseconds without live events before the note: a short interruption is not mentioned. */
const notLiveAfter = 10_000

/** Whether events have not been live for a while, so that the page polls every few seconds. */
const useIsNotLive = (): boolean => {
  const isDown = useConnectionState() === 'down'
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isDown) return undefined
    const timer = setTimeout(() => setIsLong(true), notLiveAfter)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isDown])
  return isDown && isLong
}

const NotLiveNote = () => {
  const { t } = useTranslation()
  return <output className="block px-4 py-2 text-center text-xs text-ink-soft">{t('offline.notLive')}</output>
}

/** Sets `--note-height`, so that the heads of pages stick below the note, which stays in view. */
const useNoteHeight = () => {
  const note = useRef<HTMLOutputElement>(null)
  const { style } = document.documentElement
  // Runs after each render, because another text may have other lines.
  useLayoutEffect(() => {
    const measure = () => style.setProperty('--note-height', `${note.current?.offsetHeight ?? 0}px`)
    measure()
    addEventListener('resize', measure)
    return () => {
      removeEventListener('resize', measure)
      style.removeProperty('--note-height')
    }
  })
  return note
}

/** The note on every page without a network, and while the menu is the one stored on the phone. */
export const ConnectionNote = () => {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { data: menu, refetch } = useMenu(useSession((session) => session.restaurantId))
  const storedAt = menu && storedAtOf(menu)
  const isNotLive = useIsNotLive()
  const note = useNoteHeight()
  if (isOnline && storedAt === undefined) return isNotLive ? <NotLiveNote /> : null
  return (
    <output ref={note} className="sticky top-0 z-20 flex items-start gap-3 bg-saffron-soft px-4 py-2 text-sm text-saffron">
      <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="block font-semibold">{t(isOnline ? 'offline.noConnection' : 'common.offline')}</strong>{' '}
        {menu && storedAt !== undefined && <StoredNote menu={menu} storedAt={storedAt} onRetry={() => void refetch()} />}
      </span>
    </output>
  )
}
