import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuRestaurant } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Sheet } from '@sufra/shared/ui/sheet'
import { MapPin, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../pages/router.ts'
import { HoursOfWeek } from './hours-of-week.tsx'
import { shownLinks } from './shown-links.ts'
import { WebLink } from './web-link.tsx'

type Props = { restaurant: MenuRestaurant; isOpen: boolean; onClose: () => void }

/** The restaurant's description and details: text, hours, address, phone and links. Missing ones are left out. */
export const AboutSheet = ({ restaurant, isOpen, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const about = inLanguage(restaurant.about, language)
  const { name, opening, address, phone, googleReviewUrl } = restaurant
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={inLanguage(name, language)}>
      <div className="flex flex-col gap-4">
        {about && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {about}
          </p>
        )}
        <HoursOfWeek opening={opening} />
        {address && (
          <p className="flex items-center gap-3 wrap-anywhere">
            <MapPin aria-hidden className="size-5 shrink-0 text-brand" />
            <bdi>{address}</bdi>
          </p>
        )}
        {phone && (
          <a href={`tel:${phone}`} aria-label={t('about.call', { phone })} className="flex min-h-11 items-center gap-3 font-semibold">
            <Phone aria-hidden className="size-5 shrink-0 text-brand" />
            <bdi dir="ltr" className="figures">
              {phone}
            </bdi>
          </a>
        )}
        <div className="flex flex-col gap-3">
          {shownLinks.map((link) => (
            <WebLink key={link} href={restaurant[link]} name={t(`about.${link}`)} />
          ))}
          <WebLink href={googleReviewUrl} name={t('about.review')} />
        </div>
        <Link to="/privacy" className="flex min-h-11 items-center text-sm text-ink-soft underline">
          {t('privacy.title')}
        </Link>
      </div>
    </Sheet>
  )
}
