import type { Category, Cuisine } from '@sufra/shared/cuisines/cuisine'
import { deleteItem } from '@sufra/shared/menu/item.routes'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { inLanguage } from '@sufra/shared/localized-text'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ItemEditor } from './item/item-editor.tsx'
import { ItemList } from './item-list.tsx'
import { AvailabilityDialog } from './availability-dialog.tsx'
import { invalidateMenu, useItemCalls } from './use-item-calls.ts'

type Props = {
  cuisines: readonly Cuisine[]
  items: readonly MerchantItem[]
  /** The current category; undefined in search results. */
  category: Category | undefined
  chosen: ReadonlySet<string> | undefined
  onChoose: (chosen: ReadonlySet<string> | undefined) => void
}

type Open = { kind: 'availability' | 'edit' | 'remove'; itemId: string }

/** The items of a category or the search results, with their actions. */
export const CategoryItems = ({ cuisines, items, category, chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const calls = useItemCalls()
  const may = useMay()
  const mayEdit = may('menu.edit')
  const [open, setOpen] = useState<Open>()
  const [isRemoving, setRemoving] = useState(false)
  const opened = items.find(({ _id }) => _id === open?.itemId)
  const close = () => setOpen(undefined)

  const remove = async (item: MerchantItem) => {
    setRemoving(true)
    try {
      await call(deleteItem, { params: { itemId: item._id } })
      await invalidateMenu()
      showSuccess(t('items.removed'))
      close()
    } catch (error) {
      showError(error, t)
    } finally {
      setRemoving(false)
    }
  }
  const choose = (itemId: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(itemId)
    else next.delete(itemId)
    onChoose(next)
  }
  const actionsOf = (item: MerchantItem) => ({
    ...(may('availability.edit') && {
      availability: {
        onSwitch: (isAvailable: boolean) => void calls.setAvailability(item, { isAvailable }),
        onOpen: () => setOpen({ kind: 'availability', itemId: item._id }),
      },
    }),
    ...(mayEdit && {
      changes: {
        onFeature: () => void calls.feature(item, !item.isFeatured),
        onEdit: () => setOpen({ kind: 'edit', itemId: item._id }),
        onRemove: () => setOpen({ kind: 'remove', itemId: item._id }),
      },
    }),
  })
  return (
    <section className="flex min-w-0 grow flex-col">
      {items.length === 0 ? (
        <div className="m-auto">
          <EmptyState icon={UtensilsCrossed} title={t(category ? 'counterMenu.noItems' : 'items.nothingFound')} />
        </div>
      ) : (
        <ItemList
          items={items}
          subcategories={category?.subcategories ?? []}
          chosen={chosen}
          onChoose={choose}
          actionsOf={actionsOf}
          onOrder={mayEdit && category ? (subcategoryId, ordered) => void calls.order(category._id, subcategoryId, ordered) : undefined}
        />
      )}
      {chosen && (
        <BulkBar
          items={items}
          chosen={chosen}
          calls={calls}
          onChooseAll={() => onChoose(new Set(items.map(({ _id }) => _id)))}
          onDone={() => onChoose(undefined)}
        />
      )}
      {open?.kind === 'availability' && opened && <AvailabilityDialog item={opened} calls={calls} onClose={close} />}
      {open?.kind === 'edit' && opened && (
        <ItemEditor cuisines={cuisines} item={opened} subcategoryId={opened.subcategoryId} onClose={close} />
      )}
      {open?.kind === 'remove' && opened && (
        <ConfirmDialog
          isDanger
          title={t('items.removeTitle', { name: inLanguage(opened.name, language) })}
          subtitle={t('items.removeText')}
          action={t('items.remove')}
          isBusy={isRemoving}
          onConfirm={() => void remove(opened)}
          onClose={close}
        />
      )}
    </section>
  )
}
