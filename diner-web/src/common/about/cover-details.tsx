import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuRestaurant } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Sheet } from '@sufra/shared/ui/sheet'
import { pictureUrl } from '@sufra/shared/uploads'
import { isWebLink } from '@sufra/shared/web-link'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenu } from '../api/use-menu.ts'
import { useSession } from '../session/session.ts'
import { useReviewInvitation } from './review-invitation.ts'
import { WebLink } from './web-link.tsx'

const links = ['websiteUrl', 'facebookUrl', 'instagramUrl'] as const
const allLinks = [...links, 'googleReviewUrl'] as const

/** The picture behind the head of the menu, under a tint on which its text is readable. */
const CoverPicture = ({ cover }: { cover: string }) => (
  <span aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
    <img
      src={pictureUrl(cover, 768)}
      srcSet={`${pictureUrl(cover, 1_152)} 2x`}
      alt=""
      decoding="async"
      className="size-full object-cover"
    />
    <span className="absolute inset-0 bg-cover opacity-85" />
  </span>
)

const AboutSheet = ({ restaurant, isOpen, onClose }: { restaurant: MenuRestaurant; isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const about = inLanguage(restaurant.about, language)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={inLanguage(restaurant.name, language)}>
      <div className="flex flex-col gap-3">
        {about && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {about}
          </p>
        )}
        {links.map((name) => (
          <WebLink key={name} href={restaurant[name]} name={t(`about.${name}`)} />
        ))}
        <WebLink href={restaurant.googleReviewUrl} name={t('about.review')} />
      </div>
    </Sheet>
  )
}

/**
 * On the head of the menu: the cover behind it, the logo, a button that opens the description and the links, and after a delivered order an invitation to
 * a review. Nothing of what is not set.
 */
export const CoverDetails = () => {
  const { t } = useTranslation()
  const restaurantId = useSession((session) => session.restaurantId)
  const restaurant = useMenu(restaurantId).data?.restaurant
  const isInvited = useReviewInvitation(restaurantId)
  const [isOpen, setOpen] = useState(false)
  if (!restaurant) return null
  const { logo, cover, about } = restaurant
  const hasMore = [about.en, about.ar].some(Boolean) || allLinks.some((name) => isWebLink(restaurant[name] ?? ''))
  return (
    <>
      {cover && <CoverPicture cover={cover} />}
      {logo && (
        <img
          src={pictureUrl(logo, 96)}
          srcSet={`${pictureUrl(logo, 192)} 2x`}
          alt=""
          width={44}
          height={44}
          decoding="async"
          className="order-first size-11 rounded-full bg-white object-cover"
        />
      )}
      {hasMore && (
        <button
          type="button"
          aria-label={t('about.open')}
          onClick={() => setOpen(true)}
          className="grid size-11 place-items-center rounded-card hover:bg-on-cover/15"
        >
          <Info aria-hidden className="size-5" />
        </button>
      )}
      {isInvited && (
        <div className="order-last basis-full pt-3 text-ink">
          <WebLink href={restaurant.googleReviewUrl} name={t('about.review')} text={t('about.reviewText')} />
        </div>
      )}
      <AboutSheet restaurant={restaurant} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
