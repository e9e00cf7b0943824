import { zodResolver } from '@hookform/resolvers/zod'
import type { Cuisine, Subcategory } from '@sufra/shared/cuisines/cuisine'
import { subcategoryName } from '@sufra/shared/cuisines/cuisine-draft'
import { Dialog } from '@sufra/shared/ui/dialog'
import { Switch } from '@sufra/shared/ui/switch'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ConflictNote } from '../../common/forms/conflict-note.tsx'
import { SaveActions } from '../../common/forms/save-actions.tsx'
import type { SubcategoryView } from './category-list.ts'
import { NameFields } from './name-fields.tsx'
import { useNameConflict } from './use-name-conflict.ts'
import { useSaving } from './use-saving.ts'

type SubcategoryInput = Pick<SubcategoryView, 'name' | 'isActive'>
type Props = {
  subcategory: SubcategoryView
  onSave: (input: SubcategoryInput, version: number | undefined) => Promise<void>
  onClose: () => void
}

const schema = z.object({ name: subcategoryName })

/** Names and an available/unavailable switch (spec §2). */
export const SubcategoryEditor = ({ subcategory, onSave, onClose }: Props) => {
  const { t } = useTranslation()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: subcategory.name } })
  const [isActive, setActive] = useState(subcategory.isActive)
  const find = (cuisines: readonly Cuisine[]) =>
    cuisines
      .flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
      .find(({ _id }) => _id === subcategory.key)
  // An untouched switch takes the other member's value.
  const takeSwitch = (theirs: Subcategory) => setActive((mine) => (mine === subcategory.isActive ? theirs.isActive : mine))
  const { version, resolve, values } = useNameConflict(form, subcategory, find, takeSwitch)
  const { isSaving, save } = useSaving()
  const formId = useId()
  const submit = form.handleSubmit(({ name }) => save(() => onSave({ name, isActive }, version), onClose, resolve))
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('cuisines.editSubcategoryTitle')}
      actions={<SaveActions formId={formId} isBusy={isSaving} onCancel={onClose} />}
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        {values && <ConflictNote key={version} values={values} />}
        <NameFields form={form} />
        <div className="flex items-center gap-3">
          <Switch label={t('cuisines.isAvailable')} isOn={isActive} onChange={setActive} />
          <span className="text-sm font-semibold">{t(isActive ? 'cuisines.isAvailable' : 'cuisines.isUnavailable')}</span>
        </div>
      </form>
    </Dialog>
  )
}
