import { zodResolver } from '@hookform/resolvers/zod'
import { categoryName, isNameTaken } from '@sufra/shared/cuisines/cuisine-draft'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ConflictNote } from '../../common/forms/conflict-note.tsx'
import { PictureField } from '../../common/pictures/picture-field.tsx'
import { SaveActions } from '../../common/forms/save-actions.tsx'
import type { CategoryView, CategoryInput } from './category-list.ts'
import { NameFields } from './name-fields.tsx'
import { SubcategoryAdder } from './subcategory-adder.tsx'
import { useNameConflict } from './use-name-conflict.ts'
import { useSaving } from './use-saving.ts'

type Props = {
  /** Undefined for a new category. */
  category: CategoryView | undefined
  others: readonly CategoryView[]
  /** `version`: the displayed version of an existing category. */
  onSave: (input: CategoryInput, version: number | undefined) => Promise<void>
  onClose: () => void
}

const schema = z.object({ name: categoryName })
const noName = { en: '', ar: '' }

/** Image, names and a subcategory adder (spec §2). */
export const CategoryEditor = ({ category, others, onSave, onClose }: Props) => {
  const { t } = useTranslation()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: category?.name ?? noName } })
  const { version, resolve, values } = useNameConflict(form, category, (cuisines) =>
    cuisines.flatMap(({ categories }) => categories).find(({ _id }) => _id === category?.key),
  )
  const [picture, setPicture] = useState(category?.picture)
  const [added, setAdded] = useState<CategoryInput['added']>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const { isSaving, save } = useSaving()
  const formId = useId()
  const hasPicture = picture !== undefined || category !== undefined

  const submit = form.handleSubmit(({ name }) => {
    if (isNameTaken(name.en, others)) return form.setError('name.en', { message: 'category.name_taken' }, { shouldFocus: true })
    if (!hasPicture) return
    const changed = picture === category?.picture ? undefined : picture
    return save(() => onSave({ name, picture: category?.image ? changed : picture, added }, version), onClose, resolve)
  })
  const trySubmit = () => {
    setSubmitted(true)
    void submit()
  }
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t(category ? 'cuisines.editCategoryTitle' : 'cuisines.addCategoryTitle')}
      size="wide"
      actions={<SaveActions formId={formId} isBusy={isSaving} onCancel={onClose} />}
    >
      <div className="flex flex-col gap-4">
        {values && <ConflictNote key={version} values={values} />}
        <PictureField
          label={t('cuisines.categoryImage')}
          image={category?.image ?? ''}
          picture={picture}
          onChange={setPicture}
          error={isSubmitted && !hasPicture ? t('refusals.upload.picture_required') : undefined}
        />
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            trySubmit()
          }}
          noValidate
        >
          <NameFields form={form} />
        </form>
        <SubcategoryAdder existing={category?.subcategories ?? []} added={added} onChange={setAdded} />
      </div>
    </Dialog>
  )
}
