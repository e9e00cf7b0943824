import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuRestaurant } from '@sufra/shared/menu/menu'
import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { pictureUrl } from '@sufra/shared/uploads'
import { Armchair, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Opening } from '../../common/opening/opening.tsx'
import { coverImage } from '../../common/ui/cover-image.ts'
import { Background } from '../../common/pages/background.tsx'
import { useSession } from '../../common/session/session.ts'

/** The picture behind the head, under a tint that keeps the text readable. */
const Cover = ({ picture }: { picture: string }) => (
  <span aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
    <img {...coverImage(picture)} alt="" className="size-full object-cover" />
    <span className="absolute inset-0 bg-linear-to-t from-scrim to-scrim/70" />
  </span>
)

const Logo = ({ picture }: { picture: string }) => (
  <img
    src={pictureUrl(picture, 96)}
    srcSet={`${pictureUrl(picture, 192)} 2x`}
    alt=""
    width={64}
    height={64}
    className="size-16 shrink-0 rounded-full border-2 border-white bg-white object-cover"
  />
)

/** The head of a restaurant's page: cover, logo, name, whether it is open, and the table. */
export const MenuHead = ({ restaurant }: { restaurant: MenuRestaurant }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const tableNumber = useSession((session) => session.tableNumber)
  const { logo, cover, name, branchName } = restaurant
  return (
    <header className={`relative isolate bg-cover text-on-cover ${cover ? 'pt-10' : ''}`}>
      {cover && <Cover picture={cover} />}
      <span className={`flex min-h-11 items-center justify-end px-2 ${cover ? 'absolute inset-x-0 top-1' : 'pt-1'}`}>
        <Background>
          <Opening part="about" />
        </Background>
        <LanguageSwitch className="text-on-cover hover:bg-on-cover/15" />
      </span>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-1 pb-3 wrap-anywhere">
        {logo && <Logo picture={logo} />}
        <div className="flex min-w-0 grow basis-40 flex-col gap-1">
          <h1 className="line-clamp-3 text-xl font-bold">{inLanguage(name, language)}</h1>
          <p className="min-h-5.5 text-sm font-semibold">
            <Background>
              <Opening part="line" />
            </Background>
          </p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {tableNumber !== null && (
              <span className="flex items-center gap-1.5 font-bold">
                <Armchair aria-hidden className="size-4 shrink-0" /> <span>{t('menu.table', { number: tableNumber })}</span>
              </span>
            )}
            <span className="flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4 shrink-0" /> <span>{branchName}</span>
            </span>
          </p>
        </div>
      </div>
    </header>
  )
}
