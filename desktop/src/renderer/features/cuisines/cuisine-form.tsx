// The add/edit dialog of a cuisine (spec §2): image, names, and the lists of its categories and subcategories.
import { zodResolver } from '@hookform/resolvers/zod'
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { cuisineName } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { inLanguage } from '@sufra/shared/localized-text'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ConflictNote } from '../../common/forms/conflict-note.tsx'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { PictureField } from '../../common/pictures/picture-field.tsx'
import { SaveActions } from '../../common/forms/save-actions.tsx'
import { CategoryCards } from './category-cards.tsx'
import type { CategoryList } from './category-list.ts'
import { CategoryDialogs, type CategoryDialog } from './category-dialogs.tsx'
import { NameFields } from './name-fields.tsx'
import { useNameConflict } from './use-name-conflict.ts'
import { useSaving } from './use-saving.ts'

/** `version`: the displayed version of an existing cuisine. */
type CuisineInput = { name: LocalizedText; picture: Blob | undefined; version: number | undefined }
type Props = {
  /** Undefined for a new cuisine. */
  cuisine?: Cuisine
  list: CategoryList
  /** Saves and closes, or throws ApiError when the server refuses. */
  onSave: (input: CuisineInput) => Promise<void>
  onClose: () => void
}

const noName = { en: '', ar: '' }
const schema = z.object({ name: cuisineName })

export const CuisineForm = ({ cuisine, list, onSave, onClose }: Props) => {
  const mode = cuisine ? 'edit' : 'add'
  const { t } = useTranslation()
  const { language } = useLanguage()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: cuisine?.name ?? noName } })
  const { version, resolve, values } = useNameConflict(form, cuisine, (all) => all.find(({ _id }) => _id === cuisine?._id))
  const [picture, setPicture] = useState<Blob>()
  const [isSubmitted, setSubmitted] = useState(false)
  const [toConfirm, setToConfirm] = useState<CuisineInput>()
  const [open, setOpen] = useState<CategoryDialog>()
  const { isSaving, save } = useSaving()
  const formId = useId()
  const hasPicture = picture !== undefined || mode === 'edit'
  const hasCategory = list.categories.length > 0

  const submit = form.handleSubmit((input) => {
    if (hasPicture && hasCategory) setToConfirm({ name: input.name, picture, version })
  })
  const trySubmit = () => {
    setSubmitted(true)
    void submit()
  }
  const confirm = () => toConfirm && void save(() => onSave(toConfirm), undefined, resolve).finally(() => setToConfirm(undefined))
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t(mode === 'add' ? 'cuisines.addTitle' : 'cuisines.editTitle')}
      size="wide"
      actions={<SaveActions formId={formId} isBusy={isSaving} onCancel={onClose} />}
    >
      <div className="flex flex-col gap-5">
        {values && <ConflictNote key={version} values={values} />}
        <PictureField
          label={t('cuisines.image')}
          image={cuisine?.cuisineImage ?? ''}
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
        <section aria-label={t('cuisines.categories')} className="flex flex-col gap-3">
          <div className="flex items-center gap-3">
            <h3 className="grow font-bold">{t('cuisines.categories')}</h3>
            <Button kind="secondary" onClick={() => setOpen({ kind: 'add' })}>
              <Plus aria-hidden className="size-5" /> <span>{t('cuisines.addCategory')}</span>
            </Button>
          </div>
          {mode === 'edit' && <p className="text-sm text-ink-soft">{t('cuisines.savedAtOnce')}</p>}
          {isSubmitted && !hasCategory && (
            <p role="alert" className="text-sm text-red">
              {t('refusals.cuisine.category_required')}
            </p>
          )}
          <CategoryCards
            categories={list.categories}
            onEdit={({ key }) => setOpen({ kind: 'edit', key })}
            onRemove={({ key }) => setOpen({ kind: 'remove', key })}
            onEditSubcategory={({ key }, subcategory) => setOpen({ kind: 'editSubcategory', key, subcategory: subcategory.key })}
            onRemoveSubcategory={({ key }, subcategory) => setOpen({ kind: 'removeSubcategory', key, subcategory: subcategory.key })}
          />
        </section>
      </div>
      {open && <CategoryDialogs open={open} list={list} onClose={() => setOpen(undefined)} />}
      {toConfirm && (
        <ConfirmDialog
          title={t(mode === 'add' ? 'cuisines.confirm.addTitle' : 'cuisines.confirm.editTitle')}
          subtitle={
            mode === 'add' ? t('cuisines.confirm.addText', { name: inLanguage(toConfirm.name, language) }) : t('cuisines.confirm.editText')
          }
          action={t(mode === 'add' ? 'cuisines.addTitle' : 'list.save')}
          isBusy={isSaving}
          onConfirm={confirm}
          onClose={() => setToConfirm(undefined)}
        />
      )}
    </Dialog>
  )
}
