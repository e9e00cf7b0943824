import { isOn } from '@sufra/shared/menu/availability'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { inLanguage } from '@sufra/shared/localized-text'
import { formatMoney, type Dirhams } from '@sufra/shared/money'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Switch } from '@sufra/shared/ui/switch'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Clock, Pencil, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuPicture } from '../../common/pictures/menu-picture.tsx'
import { RowMenu } from '../../common/ui/row-menu.tsx'
import { useAvailabilityText } from './use-availability-text.ts'

/** Actions are undefined when the user may not change the item. */
export type RowActions = {
  availability?: { onSwitch: (isAvailable: boolean) => void; onOpen: () => void }
  changes?: { onFeature: () => void; onEdit: () => void; onRemove: () => void }
}

type Props = RowActions & {
  item: MerchantItem
  /** Whether the item is selected; undefined while no items are being selected. */
  isChosen: boolean | undefined
  onChoose: (isChosen: boolean) => void
  /** The drag handle, if items can be reordered; replaced by a checkbox while items are being selected. */
  handle: ReactNode
}

export const ItemRow = ({ item, isChosen, onChoose, handle, availability: switches, changes }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const availability = useAvailabilityText()(item)
  const name = inLanguage(item.name, language)
  const money = (price: Dirhams) => formatMoney(price, language)
  return (
    <div className="flex h-full flex-wrap content-center items-center gap-x-3 border-b border-line bg-page pe-3 ps-2">
      {isChosen === undefined ? (
        <OwnElements>{handle}</OwnElements>
      ) : (
        <label className="grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={t('items.chosen', { name })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-5 accent-brand"
          />
        </label>
      )}
      <MenuPicture image={item.image} />
      <div className="min-w-0 flex-1">
        <p className={`line-clamp-2 leading-tight font-semibold wrap-anywhere ${isOn(item) ? '' : 'text-ink-soft'}`}>{name}</p>
        <p className="flex gap-3 text-sm font-semibold">
          {availability && <span className={isOn(item) ? 'text-saffron' : 'text-red'}>{availability}</span>}
          {!item.name.ar && <span className="text-ink-soft">{t('items.noArabic')}</span>}
        </p>
      </div>
      <span className="shrink-0 text-end">
        <bdi className="figures block font-semibold">{money(item.sellingPrice)}</bdi>
        {item.actualPrice > item.sellingPrice && (
          <s className="figures block text-xs text-ink-soft">
            <bdi>{money(item.actualPrice)}</bdi>
          </s>
        )}
      </span>
      <div className="flex items-center gap-3 max-lg:w-full max-lg:justify-end">
        {changes && (
          <button
            type="button"
            aria-label={t('items.feature', { name })}
            aria-pressed={item.isFeatured}
            onClick={changes.onFeature}
            className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-raised"
          >
            <Star aria-hidden className={`size-5 ${item.isFeatured ? 'fill-saffron text-saffron' : 'text-ink-soft'}`} />
          </button>
        )}
        {switches && (
          <>
            <IconButton icon={Clock} label={`${name}: ${t('items.off.open')}`} onClick={switches.onOpen} />
            <Switch label={t('counterMenu.available', { name })} isOn={isOn(item)} onChange={switches.onSwitch} />
          </>
        )}
        {changes && (
          <RowMenu
            label={t('items.actionsOf', { name })}
            actions={[
              { label: t('items.edit'), icon: Pencil, onChoose: changes.onEdit },
              { label: t('items.remove'), icon: Trash2, onChoose: changes.onRemove, isDanger: true },
            ]}
          />
        )}
      </div>
    </div>
  )
}
