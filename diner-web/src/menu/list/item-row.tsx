import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { memo } from 'react'
import { Picture } from '../../common/ui/picture.tsx'
import { useAdding } from '../adding.tsx'
import { AddStepper } from './add-stepper.tsx'
import { PriceLine } from './price-line.tsx'

type Props = { item: MenuItem; isOrderable: boolean }

/** A dish in a list: a tap opens its sheet, the plus button adds one. Without a picture the text takes its place. */
export const ItemRow = memo(({ item, isOrderable }: Props) => {
  const { language } = useLanguage()
  const { open } = useAdding()
  const { isAvailable, image } = item
  const name = inLanguage(item.name, language)
  const canAdd = isAvailable && isOrderable
  return (
    <li className="relative border-b border-line last:border-0">
      <button type="button" onClick={() => open(item)} className="flex w-full flex-wrap gap-3 px-4 py-4 text-start active:bg-raised">
        <span className="flex min-w-0 grow basis-36 flex-col gap-1 wrap-anywhere">
          <span className={`font-bold ${isAvailable ? '' : 'text-ink-soft'}`}>{name}</span>
          <span className="line-clamp-2 text-sm text-ink-soft">{inLanguage(item.description, language)}</span>
          <PriceLine item={item} hasRoom={canAdd && image === ''} />
        </span>
        <Picture image={image} className={`ms-auto h-24 w-30 self-end ${isAvailable ? '' : 'opacity-60 grayscale'}`} />
      </button>
      {canAdd && <AddStepper item={item} name={name} className="inset-e-3 bottom-2" />}
    </li>
  )
})
