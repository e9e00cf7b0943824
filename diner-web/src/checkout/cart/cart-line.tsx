import type { CartItem } from '@sufra/shared/cart/cart'
import { itemTotal } from '@sufra/shared/cart/cart-total'
import { decrease, increase, lineKey, maxPortions } from '@sufra/shared/cart/change-cart'
import { withRequiredChoices } from '@sufra/shared/cart/required-choice'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { Button } from '@sufra/shared/ui/button'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { changeCart } from '../../common/session/session.ts'
import { LineNote } from '../../common/item/line-note.tsx'
import { Picture } from '../../common/ui/picture.tsx'
import { Money } from '../../common/ui/price.tsx'
import { Stepper } from '../../common/ui/stepper.tsx'
import { LineOptions } from './line-options.tsx'
import type { LineProblem } from './line-problem.ts'

type Props = {
  line: CartItem
  /** The same line at the prices of the menu. */
  current: CartItem
  item: MenuItem | undefined
  problem: LineProblem | undefined
  onEdit: () => void
  onRemove: () => void
}

/** The total of a line, preceded by the struck-through old price when the menu's price differs. */
const LinePrice = ({ line, current }: Pick<Props, 'line' | 'current'>) => {
  const { t } = useTranslation()
  const [before, now] = [itemTotal(line), itemTotal(current)]
  if (before === now) return <Money amount={now} className="shrink-0 font-bold" />
  return (
    <span className="flex shrink-0 flex-col items-end">
      <s aria-label={t('cartPage.oldPrice')} className="text-sm text-ink-soft">
        <Money amount={before} />
      </s>
      <Money amount={now} className="font-bold text-saffron" />
    </span>
  )
}

/** A line of the cart: its options as one sentence, and one stepper. */
export const CartLine = ({ line, current, item, problem, onEdit, onRemove }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const key = lineKey(line)
  // A line that cannot be ordered shows the reason instead of its price.
  const priced = problem ? line : current
  const name = item ? inLanguage(item.name, language) : t('cartPage.item')
  /** Changes the quantity of the line and of its options. */
  const changeQuantity = (by: typeof increase) => changeCart((lines) => [...withRequiredChoices(by(lines, key), item ? [item] : [])])
  return (
    <li className="flex gap-3 border-b border-line py-3" aria-label={name}>
      {item?.image && <Picture image={item.image} className={`size-14 ${problem === 'off' ? 'grayscale' : ''}`} />}
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-start gap-x-3">
          <b className="min-w-0 grow basis-32 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </b>
          <LinePrice line={line} current={priced} />
        </div>
        <LineOptions line={line} item={item} />
        <LineNote note={line.note} isFolded />
        {problem && <p className="text-sm font-bold text-red">{t(`cartPage.${problem}`)}</p>}
        {itemTotal(line) !== itemTotal(priced) && <p className="text-sm font-semibold text-saffron">{t('cartPage.newPrice')}</p>}
        <div className="flex flex-wrap items-center justify-end gap-x-1">
          {item && problem !== 'off' && (
            <Button kind="quiet" aria-label={t('cartPage.editItem', { name })} className="-ms-4 me-auto text-brand!" onClick={onEdit}>
              {t('cartPage.edit')}
            </Button>
          )}
          {problem === 'off' ? (
            <Button kind="danger" aria-label={t('cart.remove', { name })} onClick={onRemove}>
              {t('cartPage.removeIt')}
            </Button>
          ) : (
            <>
              <IconButton icon={Trash2} label={t('cart.remove', { name })} className="text-ink-soft" onClick={onRemove} />
              <Stepper
                count={line.quantity}
                min={1}
                max={maxPortions(line)}
                label={name}
                onDecrease={() => changeQuantity(decrease)}
                onIncrease={() => changeQuantity(increase)}
              />
            </>
          )}
        </div>
      </div>
    </li>
  )
}
