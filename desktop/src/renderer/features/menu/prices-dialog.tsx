import { inLanguage } from '@sufra/shared/localized-text'
import { changePrices, type PriceChange } from '@sufra/shared/menu/change-prices'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { formatMoney, toDirhams, type Dirhams } from '@sufra/shared/money'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTypedNumber } from '@sufra/shared/text/typed-number'

type Prices = Pick<MerchantItem, 'actualPrice' | 'sellingPrice'>
type Props = {
  items: readonly MerchantItem[]
  onChange: (pricesOf: (item: MerchantItem) => Prices) => void
  onClose: () => void
}

const maxPercent = 1_000
const maxAmount = 100_000
const kinds = ['percent', 'amount'] as const

const readChange = (by: PriceChange['by'], typed: string): PriceChange | undefined => {
  const value = readTypedNumber(typed)
  const max = by === 'percent' ? maxPercent : maxAmount
  if (!value || Math.abs(value) > max || Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return undefined
  return by === 'percent' ? { by, percent: value } : { by, amount: toDirhams(value) }
}

/** Changes prices by a percentage or an amount, with the result for the first item as an example. */
export const PricesDialog = ({ items, onChange, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const change = readChange(by, typed)
  const [first] = items
  const money = (price: Dirhams) => formatMoney(price, language)
  const apply = () => {
    setSubmitted(true)
    if (change) onChange((item) => changePrices(item, change))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('items.bulk.priceTitle', { count: items.length })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={apply}>{t('items.bulk.apply')}</Button>
        </>
      }
    >
      <fieldset className="flex gap-4 pb-3">
        <legend className="pb-1 text-sm font-semibold">{t('items.bulk.by')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="by" checked={by === kind} onChange={() => setBy(kind)} className="size-5 accent-brand" />
            <span>{t(`items.bulk.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <TextInput
        label={t('items.bulk.value')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isSubmitted && !change ? t('items.bulk.wrong') : undefined}
        hint={
          change && first
            ? t('items.bulk.example', {
                name: inLanguage(first.name, language),
                before: money(first.sellingPrice),
                after: money(changePrices(first, change).sellingPrice),
              })
            : undefined
        }
      />
    </Dialog>
  )
}
