import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../app/confirm-dialog.tsx'
import { CategoryEditor } from './category-editor.tsx'
import type { CategoryList } from './category-list.ts'
import { SubcategoryEditor } from './subcategory-editor.tsx'
import { useSaving } from './use-saving.ts'

export type CategoryWindow =
  | { kind: 'add' }
  | { kind: 'edit' | 'remove'; key: string }
  | { kind: 'editSubcategory' | 'removeSubcategory'; key: string; inner: string }

const find = (open: CategoryWindow, { categories }: CategoryList) => {
  const category = 'key' in open ? categories.find(({ key }) => key === open.key) : undefined
  const inner = 'inner' in open ? category?.subcategories.find(({ key }) => key === open.inner) : undefined
  return { category, inner }
}

type Props = { open: CategoryWindow; list: CategoryList; onClose: () => void }

/** The window that stands over the cuisine's own: a category's, a subcategory's, or the question before one goes. */
export const CategoryWindows = ({ open, list, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { isSaving, save } = useSaving()
  // As it was when the window opened: what somebody else writes meanwhile is not overwritten unseen.
  const [{ category, inner }] = useState(() => find(open, list))

  if (open.kind === 'add') return <CategoryEditor category={undefined} others={list.categories} onSave={list.add} onClose={onClose} />
  if (open.kind === 'edit' && category)
    return (
      <CategoryEditor
        category={category}
        others={list.categories.filter(({ key }) => key !== category.key)}
        onSave={(written) => list.update(category, written)}
        onClose={onClose}
      />
    )
  if (open.kind === 'editSubcategory' && category && inner)
    return (
      <SubcategoryEditor subcategory={inner} onSave={(written) => list.updateSubcategory(category, inner, written)} onClose={onClose} />
    )
  if (open.kind === 'edit' || open.kind === 'editSubcategory') return null

  const remove = () => {
    if (!category) {
      showFailure(t('cuisines.noCategoryChosen'))
      return onClose()
    }
    void save(() => (inner ? list.removeSubcategory(category, inner) : list.remove(category)), onClose)
  }
  const name = inner?.name ?? category?.name
  return (
    <ConfirmDialog
      isDanger
      title={t('cuisines.confirm.removeTitle', { name: name ? inLanguage(name, language) : '' })}
      subtitle={t(open.kind === 'remove' ? 'cuisines.confirm.removeCategoryText' : 'cuisines.confirm.removeSubcategoryText')}
      action={t('cuisines.remove')}
      isBusy={isSaving}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
