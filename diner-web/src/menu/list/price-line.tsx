import type { MenuItem } from '@sufra/shared/menu/menu'
import { UnavailableText } from '../../common/item/unavailable-text.tsx'
import { Price } from '../../common/ui/price.tsx'

/** The price, with room for a stepper beside it, or below it in large text. */
export const PriceLine = ({ item, hasRoom }: { item: MenuItem; hasRoom: boolean }) => (
  <span className="mt-auto flex flex-wrap items-end gap-x-2 pt-1">
    <span className="grow">
      <Price selling={item.sellingPrice} actual={item.actualPrice} />
      <UnavailableText item={item} />
    </span>
    {hasRoom && <span aria-hidden className="h-9 w-28 shrink-0" />}
  </span>
)
