import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import { isKnownCode } from '@sufra/shared/features'
import { get, type FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ItemForm } from './item-form.ts'

type Found = { message?: string; root?: { message?: string } } | undefined

/** Returns the translated error of a field; for a list, the error of the list itself. */
export const useFieldProblems = (form: ItemForm) => {
  const { t } = useTranslation()
  const { errors } = form.formState
  return (name: FieldPath<ItemDraftOnWire>): string | undefined => {
    const found: Found = get(errors, name)
    const code = found?.message ?? found?.root?.message
    if (code === undefined) return undefined
    return isKnownCode(code) ? t(`refusals.${code}`) : t('refusals.request.invalid')
  }
}
