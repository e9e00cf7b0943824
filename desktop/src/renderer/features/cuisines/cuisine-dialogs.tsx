import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { addCuisine, cuisineFormFields, deleteCuisine, newCuisineFormFields, updateCuisine } from '@sufra/shared/cuisines/cuisine.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRemovalText } from '../menu/undo/removal-text.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { formOf } from '../../common/forms/form-of.ts'
import { useDraftCategories, useSavedCategories } from './category-list.ts'
import { CuisineForm } from './cuisine-form.tsx'
import { invalidateMenu } from './use-cuisines.ts'
import { useSaving } from './use-saving.ts'

type AddProps = { merchantId: string; onAdded: (name: Cuisine['name']) => void; onClose: () => void }

/** Collects all input and sends it in one request (spec §4). */
export const AddCuisine = ({ merchantId, onAdded, onClose }: AddProps) => {
  const { t } = useTranslation()
  const list = useDraftCategories()
  return (
    <CuisineForm
      list={list}
      onClose={onClose}
      onSave={async ({ name, picture }) => {
        const categories = list.categories.map((category) => ({
          name: category.name,
          image: category.picture,
          subcategories: category.subcategories.map((each) => ({ name: each.name, isActive: each.isActive })),
        }))
        await call(addCuisine, { params: { merchantId }, form: formOf(newCuisineFormFields({ name, image: picture, categories })) })
        showSuccess(t('cuisines.toast.added'))
        await invalidateMenu()
        onAdded(name)
      }}
    />
  )
}

type Props = { merchantId: string; cuisine: Cuisine; onClose: () => void }

/** Saves each part with its own request (spec §4). */
export const EditCuisine = ({ merchantId, cuisine, onClose }: Props) => {
  const { t } = useTranslation()
  const list = useSavedCategories(cuisine._id, cuisine.categories)
  return (
    <CuisineForm
      cuisine={cuisine}
      list={list}
      onClose={onClose}
      onSave={async ({ name, picture, version }) => {
        const form = formOf(cuisineFormFields({ name, image: picture, version }))
        await call(updateCuisine, { params: { merchantId, cuisineId: cuisine._id }, form })
        showSuccess(t('cuisines.toast.updated'))
        await invalidateMenu()
        onClose()
      }}
    />
  )
}

export const RemoveCuisine = ({ merchantId, cuisine, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { isSaving, save } = useSaving()
  const text = useRemovalText({ categoryIds: cuisine.categories.map(({ _id }) => _id) })
  const remove = async () => {
    await call(deleteCuisine, { params: { merchantId, cuisineId: cuisine._id } })
    showSuccess(t('cuisines.toast.deleted'))
    await invalidateMenu()
  }
  return (
    <ConfirmDialog
      isDanger
      title={t('cuisines.confirm.removeTitle', { name: inLanguage(cuisine.name, language) })}
      subtitle={text ?? t('common.loading')}
      action={t('cuisines.remove')}
      isBusy={isSaving || text === undefined}
      onConfirm={() => void save(remove, onClose)}
      onClose={onClose}
    />
  )
}
