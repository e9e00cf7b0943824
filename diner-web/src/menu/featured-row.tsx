import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { Picture } from '../common/ui/picture.tsx'
import { Price } from '../common/ui/price.tsx'
import { useAddToCart } from './use-add-to-cart.tsx'

/** The featured dishes, in a horizontally scrollable row. */
export const FeaturedRow = ({ items }: { items: MenuItem[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { open, sheet } = useAddToCart()
  if (items.length === 0) return null
  return (
    <section aria-label={t('menu.featured')} className="pt-3">
      <h2 className="px-4 text-lg font-bold">{t('menu.featured')}</h2>
      <ul className="flex gap-3 overflow-x-auto px-4 pt-3 [scrollbar-width:none]">
        {items.map((item) => (
          <li key={item._id} className="w-40 shrink-0">
            <button
              type="button"
              onClick={() => open(item)}
              className="flex h-full w-full flex-col gap-2 rounded-card border border-line bg-card p-2 text-start"
            >
              <Picture image={item.image} className={`h-28 w-full ${item.isAvailable ? '' : 'grayscale'}`} isEager width={384} />
              <span className="line-clamp-3 px-1 font-bold">{inLanguage(item.name, language)}</span>
              <span className="mt-auto px-1 pb-1">
                <Price selling={item.sellingPrice} actual={item.actualPrice} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {sheet}
    </section>
  )
}
