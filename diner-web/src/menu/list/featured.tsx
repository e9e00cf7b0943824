import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../common/ui/picture.tsx'
import { useAdding } from '../adding.tsx'
import { AddStepper } from './add-stepper.tsx'
import { PriceLine } from './price-line.tsx'

type Props = { items: readonly MenuItem[]; isOrderable: boolean }

/** The featured dishes, as large cards in a row. */
export const Featured = ({ items, isOrderable }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { open } = useAdding()
  if (items.length === 0) return null
  return (
    <section aria-label={t('menu.featured')} className="pt-4 pb-2">
      <h2 className="px-4 font-bold">{t('menu.featured')}</h2>
      <ul className="flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-3 [scrollbar-width:none]">
        {items.map((item) => {
          const { _id, image, isAvailable } = item
          const name = inLanguage(item.name, language)
          const canAdd = isAvailable && isOrderable
          return (
            <li
              key={_id}
              className="relative w-64 max-w-[85%] shrink-0 snap-start overflow-hidden rounded-card border border-line bg-card wrap-anywhere"
            >
              <button type="button" onClick={() => open(item)} className="flex h-full w-full flex-col text-start active:bg-raised">
                <Picture image={image} className={`h-36 w-full rounded-none ${isAvailable ? '' : 'grayscale'}`} isEager width={384} />
                <span className="flex grow flex-col gap-1 p-3">
                  <span className="line-clamp-2 font-bold">{name}</span>
                  <span className="line-clamp-2 text-sm text-ink-soft">{inLanguage(item.description, language)}</span>
                  <PriceLine item={item} hasRoom={canAdd} />
                </span>
              </button>
              {canAdd && <AddStepper item={item} name={name} className="inset-e-2 bottom-2" />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
