import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { isWebLink } from '@sufra/shared/web-link'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenu } from '../api/use-menu.ts'
import { Background } from '../pages/background.tsx'
import { useSession } from '../session/session.ts'
import { shownLinks } from './shown-links.ts'

const allLinks = [...shownLinks, 'googleReviewUrl'] as const

const AboutSheet = lazyPart('about-sheet', () => import('./about-sheet.tsx').then((file) => file.AboutSheet))

/** A button that opens the restaurant's description and details; hidden when there are none. */
export const AboutButton = () => {
  const { t } = useTranslation()
  const restaurant = useMenu(useSession((session) => session.restaurantId)).data?.restaurant
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (!restaurant) return null
  const { about, opening, phone, address } = restaurant
  const hasMore =
    [about.en, about.ar, phone, address, opening?.periods].some(Boolean) || allLinks.some((name) => isWebLink(restaurant[name] ?? ''))
  if (!hasMore) return null
  return (
    <>
      <button
        type="button"
        aria-label={t('about.open')}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="grid size-11 place-items-center rounded-card hover:bg-on-cover/15 active:bg-on-cover/15"
      >
        <Info aria-hidden className="size-5" />
      </button>
      <Background>{wasOpened && <AboutSheet restaurant={restaurant} isOpen={isOpen} onClose={() => setOpen(false)} />}</Background>
    </>
  )
}
