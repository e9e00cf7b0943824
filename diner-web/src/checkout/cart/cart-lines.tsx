import { lineKey } from '@sufra/shared/cart/change-cart'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CartLine } from './cart-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import type { CheckedCart } from './use-checked-cart.ts'
import { useEditLine } from './use-edit-line.tsx'
import { useRemoval } from './use-removal.ts'

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
