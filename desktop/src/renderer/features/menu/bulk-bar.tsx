// Bulk changes of items: availability and prices, with undo.
import { Button } from '@sufra/shared/ui/button'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import type { ItemChange } from '@sufra/shared/menu/item.routes'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../common/ui/use-busy.ts'
import { PricesDialog } from './prices-dialog.tsx'
import type { ItemCalls } from './use-item-calls.ts'

type Props = {
  items: readonly MerchantItem[]
  chosen: ReadonlySet<string>
  calls: ItemCalls
  onChooseAll: () => void
  onDone: () => void
}

type Fields = Omit<ItemChange, 'itemId' | 'version'>
type Undo = { items: ItemChange[] }

const before = ({ isAvailable, isFeatured, actualPrice, sellingPrice }: MerchantItem): Fields => ({
  isAvailable,
  isFeatured,
  actualPrice,
  sellingPrice,
})

export const BulkBar = ({ items, chosen, calls, onChooseAll, onDone }: Props) => {
  const { t } = useTranslation()
  const [undo, setUndo] = useState<Undo>()
  const [isPricing, setPricing] = useState(false)
  const { isBusy, run } = useBusy()
  const wanted = items.filter(({ _id }) => chosen.has(_id))

  const change = (fieldsOf: (item: MerchantItem) => Fields) =>
    run(async () => {
      const versions = await calls.changeMany(wanted.map((item) => ({ itemId: item._id, version: item.version, ...fieldsOf(item) })))
      setUndo({ items: wanted.map((item) => ({ itemId: item._id, version: versions.get(item._id) ?? item.version, ...before(item) })) })
    })
  const undoChange = ({ items: changes }: Undo) =>
    run(async () => {
      await calls.changeMany(changes)
      setUndo(undefined)
      showSuccess(t('items.bulk.undone'))
    })
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line bg-card p-3">
      {undo ? (
        <output className="grow text-sm font-semibold">{t('items.bulk.changed', { count: undo.items.length })}</output>
      ) : (
        <output className="grow text-sm font-semibold">{t('items.chosenCount', { count: wanted.length })}</output>
      )}
      {undo && (
        <Button kind="secondary" isBusy={isBusy} onClick={() => void undoChange(undo)}>
          {t('items.bulk.undo')}
        </Button>
      )}
      <Button kind="quiet" onClick={onChooseAll}>
        {t('items.chooseAll')}
      </Button>
      <Button kind="secondary" disabled={wanted.length === 0} isBusy={isBusy} onClick={() => void change(() => ({ isAvailable: true }))}>
        {t('items.bulk.on')}
      </Button>
      <Button kind="secondary" disabled={wanted.length === 0} isBusy={isBusy} onClick={() => void change(() => ({ isAvailable: false }))}>
        {t('items.bulk.off')}
      </Button>
      <Button kind="secondary" disabled={wanted.length === 0} isBusy={isBusy} onClick={() => setPricing(true)}>
        {t('items.bulk.price')}
      </Button>
      <Button onClick={onDone}>{t('items.chooseDone')}</Button>
      {isPricing && (
        <PricesDialog
          items={wanted}
          onClose={() => setPricing(false)}
          onChange={(pricesOf) => {
            setPricing(false)
            void change(pricesOf)
          }}
        />
      )}
    </div>
  )
}
