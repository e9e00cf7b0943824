import { portionsInCart } from '@sufra/shared/cart/dish-in-cart'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { memo } from 'react'
import { UnavailableText } from '../../common/item/unavailable-text.tsx'
import { useSession } from '../../common/session/session.ts'
import { Picture } from '../../common/ui/picture.tsx'
import { Price } from '../../common/ui/price.tsx'
import { useAdding } from '../adding.tsx'
import { AddStepper } from './add-stepper.tsx'
import { PriceLine } from './price-line.tsx'

type Props = { item: MenuItem; isOrderable: boolean }

/** An item in a list: a tap opens its sheet, and the plus button adds one. Without a picture it takes two lines. */
export const ItemRow = memo((props: Props) => (props.item.image === '' ? <TextRow {...props} /> : <PictureRow {...props} />))

const PictureRow = ({ item, isOrderable }: Props) => {
  const { language } = useLanguage()
  const { open } = useAdding()
  const { isAvailable, image } = item
  const name = inLanguage(item.name, language)
  return (
    <li className="relative border-b border-line last:border-0">
      <button type="button" onClick={() => open(item)} className="flex w-full flex-wrap gap-3 px-4 py-4 text-start active:bg-raised">
        <span className="flex min-w-0 grow basis-36 flex-col gap-1 wrap-anywhere">
          <span className={`font-bold ${isAvailable ? '' : 'text-ink-soft'}`}>{name}</span>
          <span className="line-clamp-2 text-sm text-ink-soft">{inLanguage(item.description, language)}</span>
          <PriceLine item={item} hasRoom={false} />
        </span>
        <Picture image={image} className={`ms-auto h-24 w-30 self-end ${isAvailable ? '' : 'opacity-60 grayscale'}`} />
      </button>
      {isAvailable && isOrderable && <AddStepper item={item} name={name} className="inset-e-3 bottom-2" />}
    </li>
  )
}

/** Name and price on one line, the description on the next, and the stepper beside both. */
const TextRow = ({ item, isOrderable }: Props) => {
  const { language } = useLanguage()
  const { open } = useAdding()
  const isInCart = useSession(({ cart }) => portionsInCart(cart, item._id) > 0)
  const { isAvailable } = item
  const name = inLanguage(item.name, language)
  const description = inLanguage(item.description, language)
  const canAdd = isAvailable && isOrderable
  return (
    <li className="relative border-b border-line last:border-0">
      <button
        type="button"
        onClick={() => open(item)}
        className={`flex min-h-14 w-full flex-col justify-center gap-0.5 py-2 ps-4 text-start wrap-anywhere active:bg-raised ${canAdd ? (isInCart ? 'pe-34' : 'pe-16') : 'pe-4'}`}
      >
        <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
          <span className={`font-bold ${isAvailable ? '' : 'text-ink-soft'}`}>{name}</span>
          <Price selling={item.sellingPrice} actual={item.actualPrice} />
        </span>
        {description !== '' && <span className="line-clamp-1 text-sm text-ink-soft">{description}</span>}
        <UnavailableText item={item} />
      </button>
      {canAdd && <AddStepper item={item} name={name} className="inset-e-3 inset-y-0 my-auto h-11" />}
    </li>
  )
}
