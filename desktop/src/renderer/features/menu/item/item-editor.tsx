// The form of an item (spec §3), in both languages.
import { zodResolver } from '@hookform/resolvers/zod'
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { inLanguage } from '@sufra/shared/localized-text'
import { itemDraft } from '@sufra/shared/menu/item-draft'
import { addItem, updateItem } from '@sufra/shared/menu/item.routes'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { units } from '@sufra/shared/menu/units'
import { Dialog } from '@sufra/shared/ui/dialog'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useId, useState, type SyntheticEvent } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { ConflictNote } from '../../../common/forms/conflict-note.tsx'
import { formOf } from '../../../common/forms/form-of.ts'
import { PictureField } from '../../../common/pictures/picture-field.tsx'
import { SaveActions } from '../../../common/forms/save-actions.tsx'
import { AddOnsField } from './add-ons-field.tsx'
import { GoesWithField } from './goes-with-field.tsx'
import { formOfItem, newItem, subcategoryPaths, showRefusedFields, type ItemForm } from './item-form.ts'
import { LabelledSwitch } from './labelled-switch.tsx'
import { MarksField } from './marks-field.tsx'
import { NumberInput } from './number-input.tsx'
import { LocalizedTextField } from './localized-text-field.tsx'
import { useItemConflict } from './use-item-conflict.ts'
import { invalidateMenu } from '../use-item-calls.ts'

type Props = {
  cuisines: readonly Cuisine[]
  /** Undefined for a new item, which is created in `subcategoryId`. */
  item: MerchantItem | undefined
  subcategoryId: string
  onClose: () => void
}

const SubcategoryField = ({ form, cuisines }: { form: ItemForm; cuisines: readonly Cuisine[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <Field label={t('items.place')}>
      {(control) => (
        <select {...control} {...form.register('subcategoryId')} className={inputStyle}>
          {subcategoryPaths(cuisines).map(({ cuisine, category, subcategory }) => (
            <option key={subcategory._id} value={subcategory._id}>
              {[cuisine, category, subcategory].map(({ name }) => inLanguage(name, language)).join(' › ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const UnitField = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation()
  return (
    <Field label={t('items.unit')}>
      {(control) => (
        <select {...control} {...form.register('quantityUnit.unit')} className={inputStyle}>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {t(`items.units.${unit}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const SwitchField = ({ form, name, label }: { form: ItemForm; name: 'isAvailable' | 'isFeatured'; label: string }) => {
  const { field } = useController({ control: form.control, name })
  return <LabelledSwitch label={label} isOn={field.value} onChange={field.onChange} />
}

export const ItemEditor = ({ cuisines, item, subcategoryId, onClose }: Props) => {
  const { t } = useTranslation()
  const formId = useId()
  const [initialValues] = useState(() => (item ? formOfItem(item) : newItem(subcategoryId)))
  const form: ItemForm = useForm({ resolver: zodResolver(itemDraft), defaultValues: initialValues, mode: 'onTouched' })
  const { version, resolve, values } = useItemConflict(item, form, initialValues)
  const [picture, setPicture] = useState<Blob>()
  const [isSubmitted, setSubmitted] = useState(false)
  const hasPicture = picture !== undefined || item !== undefined

  const send = async () => {
    const itemJson = JSON.stringify(form.getValues())
    if (item)
      await call(updateItem, {
        params: { itemId: item._id },
        form: formOf({ item: itemJson, version: String(version), image: picture }),
      })
    else await call(addItem, { form: formOf({ item: itemJson, image: picture }) })
    await invalidateMenu()
    showSuccess(t(item ? 'items.saved' : 'items.added'))
    onClose()
  }
  const submit = form.handleSubmit(async () => {
    if (!hasPicture) return
    await send().catch(async (error: unknown) => {
      const isResolved = await resolve(error)
      if (!isResolved && !showRefusedFields(error, form)) showError(error, t)
    })
  })
  const trySubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setSubmitted(true)
    void submit()
  }
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t(item ? 'items.editTitle' : 'items.addTitle')}
      size="wide"
      actions={<SaveActions formId={formId} isBusy={form.formState.isSubmitting} onCancel={onClose} />}
    >
      <div className="flex flex-col gap-5">
        {values && <ConflictNote key={version} values={values} />}
        <PictureField
          label={t('items.picture')}
          image={item?.image ?? ''}
          picture={picture}
          onChange={setPicture}
          error={isSubmitted && !hasPicture ? t('refusals.upload.picture_required') : undefined}
        />
        <form id={formId} onSubmit={trySubmit} noValidate className="flex flex-col gap-5">
          <LocalizedTextField form={form} name="name" labels={{ en: t('cuisines.nameEn'), ar: t('cuisines.nameAr') }} />
          <SubcategoryField form={form} cuisines={cuisines} />
          <LocalizedTextField
            form={form}
            name="description"
            labels={{ en: t('items.descriptionEn'), ar: t('items.descriptionAr') }}
            isLong
          />
          <LocalizedTextField
            form={form}
            name="ingredients"
            labels={{ en: t('items.ingredientsEn'), ar: t('items.ingredientsAr') }}
            isLong
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberInput form={form} name="actualPrice" label={t('items.actualPrice')} />
            <NumberInput form={form} name="sellingPrice" label={t('items.sellingPrice')} hint={t('items.sellingHint')} />
          </div>
          <div className="grid gap-4 sm:grid-cols-3">
            <NumberInput form={form} name="quantityUnit.quantity" label={t('items.quantity')} />
            <UnitField form={form} />
            <NumberInput form={form} name="prepMinutes" label={t('items.preparation')} hint={t('items.optional')} mayBeEmpty />
          </div>
          <div className="flex flex-wrap gap-x-8">
            <SwitchField form={form} name="isAvailable" label={t('items.available')} />
            <SwitchField form={form} name="isFeatured" label={t('items.promote')} />
          </div>
          <MarksField form={form} name="allergens" label={t('items.allergens')} />
          <MarksField form={form} name="dietary" label={t('items.dietary')} />
          <AddOnsField form={form} />
          <GoesWithField form={form} cuisines={cuisines} itemId={item?._id} />
        </form>
      </div>
    </Dialog>
  )
}
