import type { CartItem } from '@sufra/shared/cart/cart'
import { lineKey, removeFromCart } from '@sufra/shared/cart/change-cart'
import { restoreLine } from '@sufra/shared/cart/change-cart'
import { inLanguage } from '@sufra/shared/localized-text'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Fragment, memo, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeCart } from '../../common/session/session.ts'
import { CartLine } from './cart-line.tsx'
import type { CheckedCart } from './use-checked-cart.ts'
import { useEditLine } from './use-edit-line.tsx'

/** The lines of the cart, with a placeholder for the line that was just removed. */
export const CartLines = memo(({ lines }: Pick<CheckedCart, 'lines'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { removed, remove, undo } = useRemoval()
  const { edit, sheet } = useEditLine()
  const undoRow = removed && <RemovedLine key={lineKey(removed.line)} name={removed.name} onUndo={undo} />
  return (
    <>
      <ul className="px-4">
        {lines.map(({ line, current, item, problem }, index) => {
          const name = item ? inLanguage(item.name, language) : t('cartPage.item')
          return (
            <Fragment key={lineKey(line)}>
              {removed?.index === index && undoRow}
              <CartLine
                line={line}
                current={current}
                item={item}
                problem={problem}
                onEdit={() => item && edit(line, item)}
                onRemove={() => remove(line, index, name)}
              />
            </Fragment>
          )
        })}
        {removed && removed.index >= lines.length && undoRow}
      </ul>
      <OwnElements>{sheet}</OwnElements>
    </>
  )
})

/** The placeholder of a line that was just removed. Its button has the focus, since the tapped one has disappeared. */
const RemovedLine = ({ name, onUndo }: { name: string; onUndo: () => void }) => {
  const { t } = useTranslation()
  const textId = useId()
  const button = useRef<HTMLSpanElement>(null)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 text-sm text-ink-soft">
      <span id={textId} className="min-w-0 grow basis-32 wrap-anywhere">
        {t('cartPage.removed', { name })}
      </span>
      <span ref={button}>
        <Button kind="quiet" aria-describedby={textId} className="text-brand!" onClick={onUndo}>
          {t('cartPage.undo')}
        </Button>
      </span>
    </li>
  )
}

type Removed = { line: CartItem; index: number; name: string }

/** Removes lines of the cart. The last removed line can be restored while the page is open. */
const useRemoval = () => {
  const [removed, setRemoved] = useState<Removed>()
  return {
    removed,
    remove: (line: CartItem, index: number, name: string) => {
      changeCart((cart) => removeFromCart(cart, lineKey(line)))
      setRemoved({ line, index, name })
    },
    undo: () => {
      if (removed) changeCart((cart) => restoreLine(cart, removed.line, removed.index))
      setRemoved(undefined)
    },
  }
}
