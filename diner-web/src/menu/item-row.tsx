import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Plus, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UnavailableText } from '../common/item/unavailable-text.tsx'
import { Picture } from '../common/ui/picture.tsx'
import { Price } from '../common/ui/price.tsx'

type Props = { item: MenuItem; inCart: number; onOpen: () => void; onAdd: () => void }

/** A dish in a list: a tap opens its sheet, the plus button adds one. */
export const ItemRow = ({ item, inCart, onOpen, onAdd }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const name = inLanguage(item.name, language)
  return (
    <li className="relative flex gap-3 border-b border-line py-4 last:border-0">
      <button type="button" onClick={onOpen} className="flex min-w-0 grow flex-wrap gap-3 text-start">
        <Picture image={item.image} className={`size-24 ${item.isAvailable ? '' : 'opacity-60 grayscale'}`} />
        <span className="flex grow basis-36 flex-col gap-1 pe-12 wrap-anywhere">
          <span className={`flex items-center gap-1.5 font-bold ${item.isAvailable ? '' : 'text-ink-soft'}`}>
            {name}
            {item.isFeatured && <Star aria-label={t('menu.featured')} className="size-4 shrink-0 fill-saffron text-saffron" />}
          </span>
          <span className="line-clamp-2 text-sm text-ink-soft">{inLanguage(item.description, language)}</span>
          <span className="mt-auto">
            {item.isAvailable ? (
              <>
                <Price selling={item.sellingPrice} actual={item.actualPrice} />
                <UnavailableText item={item} />
              </>
            ) : (
              <UnavailableText item={item} />
            )}
          </span>
        </span>
      </button>
      {item.isAvailable && (
        <button
          type="button"
          aria-label={t(inCart > 0 ? 'menu.addMore' : 'menu.add', { name, number: inCart })}
          onClick={onAdd}
          className="absolute end-0 bottom-4 grid size-11 place-items-center rounded-full bg-brand text-on-brand shadow-float"
        >
          {inCart > 0 ? <span className="figures font-bold">{inCart}</span> : <Plus aria-hidden className="size-5" />}
        </button>
      )}
    </li>
  )
}
