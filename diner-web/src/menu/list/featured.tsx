import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../common/ui/picture.tsx'
import { useAdding } from '../adding.tsx'
import { AddStepper } from './add-stepper.tsx'
import { PriceLine } from './price-line.tsx'

type Props = { items: readonly MenuItem[]; isOrderable: boolean }

/** The featured items, as cards in a row. The last visible card is cut off, which shows that the row continues. */
export const Featured = ({ items, isOrderable }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { open } = useAdding()
  if (items.length === 0) return null
  return (
    <section aria-label={t('menu.featured')} className="pt-3 pb-1">
      <h2 className="px-4 font-bold">{t('menu.featured')}</h2>
      <ul className="flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-2 [scrollbar-width:none]">
        {items.map((item) => {
          const { _id, image, isAvailable } = item
          const name = inLanguage(item.name, language)
          const canAdd = isAvailable && isOrderable
          return (
            <li
              key={_id}
              className="relative w-38 shrink-0 snap-start overflow-hidden rounded-card border border-line bg-card wrap-anywhere"
            >
              <button type="button" onClick={() => open(item)} className="flex h-full w-full flex-col text-start active:bg-raised">
                <Picture image={image} className={`h-24 w-full rounded-none ${isAvailable ? '' : 'grayscale'}`} isEager width={192} />
                <span className="flex grow flex-col gap-1 p-2.5">
                  <span className="line-clamp-2 text-sm font-bold">{name}</span>
                  <PriceLine item={item} hasRoom={canAdd && image === ''} />
                </span>
              </button>
              {canAdd && <AddStepper item={item} name={name} className={image === '' ? 'inset-e-1 bottom-1' : 'inset-e-1 top-12'} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
