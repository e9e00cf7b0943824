import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemovalText } from '../menu/undo/removal-text.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { CategoryEditor } from './category-editor.tsx'
import type { CategoryList } from './category-list.ts'
import { SubcategoryEditor } from './subcategory-editor.tsx'
import { useSaving } from './use-saving.ts'

export type CategoryDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'remove'; key: string }
  | { kind: 'editSubcategory' | 'removeSubcategory'; key: string; subcategory: string }

const find = (open: CategoryDialog, { categories }: CategoryList) => {
  const category = 'key' in open ? categories.find(({ key }) => key === open.key) : undefined
  const subcategory = 'subcategory' in open ? category?.subcategories.find(({ key }) => key === open.subcategory) : undefined
  return { category, subcategory }
}

type Props = { open: CategoryDialog; list: CategoryList; onClose: () => void }

/** The dialog above the cuisine's own dialog: to edit a category or a subcategory, or to confirm a removal. */
export const CategoryDialogs = ({ open, list, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { isSaving, save } = useSaving()
  // The state at the opening of the dialog, so that a later change by another user is not overwritten.
  const [{ category, subcategory }] = useState(() => find(open, list))

  // A category of a cuisine that has not been saved yet has no version.
  const isSaved = category?.version !== undefined && (!subcategory || subcategory.version !== undefined)
  const isRemoval = open.kind === 'remove' || open.kind === 'removeSubcategory'
  const text = useRemovalText({ categoryIds: isSaved && isRemoval ? [category.key] : [], subcategoryId: subcategory?.key })

  if (open.kind === 'add') return <CategoryEditor category={undefined} others={list.categories} onSave={list.add} onClose={onClose} />
  if (open.kind === 'edit' && category)
    return (
      <CategoryEditor
        category={category}
        others={list.categories.filter(({ key }) => key !== category.key)}
        onSave={(input, version) => list.update({ ...category, version }, input)}
        onClose={onClose}
      />
    )
  if (open.kind === 'editSubcategory' && category && subcategory)
    return (
      <SubcategoryEditor
        subcategory={subcategory}
        onSave={(input, version) => list.updateSubcategory(category, { ...subcategory, version }, input)}
        onClose={onClose}
      />
    )
  if (open.kind === 'edit' || open.kind === 'editSubcategory') return null

  const remove = () => {
    if (!category) {
      showFailure(t('cuisines.noCategoryChosen'))
      return onClose()
    }
    void save(() => (subcategory ? list.removeSubcategory(category, subcategory) : list.remove(category)), onClose)
  }
  const name = subcategory?.name ?? category?.name
  return (
    <ConfirmDialog
      isDanger
      title={t('cuisines.confirm.removeTitle', { name: name ? inLanguage(name, language) : '' })}
      subtitle={isSaved ? (text ?? t('common.loading')) : t('cuisines.confirm.removeUnsavedText')}
      action={t('cuisines.remove')}
      isBusy={isSaving || text === undefined}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
