import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'

/** Screen reader announcements while an item is moved. */
export const useDragAnnouncements = (items: readonly MerchantItem[]): DndContextProps['accessibility'] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const nameOf = (id: UniqueIdentifier) => {
    const item = items.find(({ _id }) => _id === id)
    return { name: item ? inLanguage(item.name, language) : '' }
  }
  const placeOf = (id: UniqueIdentifier) => {
    const item = items.find(({ _id }) => _id === id)
    return items.filter(({ subcategoryId }) => subcategoryId === item?.subcategoryId).findIndex(({ _id }) => _id === id) + 1
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('items.moveKeys.lifted', nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? t('items.moveKeys.moved', { ...nameOf(active.id), place: placeOf(over.id) }) : undefined),
    onDragEnd: ({ active }) => t('items.moveKeys.dropped', nameOf(active.id)),
    onDragCancel: ({ active }) => t('items.moveKeys.left', nameOf(active.id)),
  }
  return { announcements, screenReaderInstructions: { draggable: t('items.moveHint') } }
}
