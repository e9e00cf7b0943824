import type { CartItem } from '@sufra/shared/cart/cart'
import { findGroup, findOption } from '@sufra/shared/cart/find-option'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Times } from '../../common/ui/price.tsx'

/** The chosen options of a line as one sentence: "Garlic sauce, 2 × Arabic bread". The cart itself stores English names. */
export const LineOptions = ({ line, item }: { line: CartItem; item: MenuItem | undefined }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const options = line.addOns.flatMap((addOn) => {
    const group = item && findGroup(item.addOns, addOn)
    return addOn.options
      .filter(({ quantity }) => quantity > 0)
      .map((option) => {
        const name = (group && findOption(group, option)?.name) ?? { en: option.optionName, ar: '' }
        return { name: inLanguage(name, language), quantity: option.quantity }
      })
  })
  if (options.length === 0) return null
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      {options.map(({ name, quantity }, index) => (
        <Fragment key={`${index} ${name}`}>
          {index > 0 && <span>{t('menu.comma')}</span>}
          {quantity > 1 && (
            <>
              <Times count={quantity} />{' '}
            </>
          )}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  )
}
