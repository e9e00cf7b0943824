// Another member has saved the item while it was being edited.
import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import { listItems } from '@sufra/shared/menu/item.routes'
import { columnOfField } from '@sufra/shared/menu-sheet/columns'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { itemInDirhams } from '@sufra/shared/menu/menu-in-dirhams'
import type { FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useConflict } from '../../../common/forms/use-conflict.ts'
import { formOfItem, type ItemForm } from './item-form.ts'

/** Each field with its column in the menu's sheet, whose header is its name. */
const fields = {
  ...columnOfField,
  addOns: 'Group (English)',
  subcategoryId: 'Subcategory (English)',
} as const satisfies Partial<Record<FieldPath<ItemDraftOnWire>, string>>
type Field = keyof typeof fields
const paths = Object.keys(fields) as Field[] // the keys of the object

const textOf = (value: unknown): string => {
  if (!Array.isArray(value)) return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return value.map((each: string | ItemDraftOnWire['addOns'][number]) => (typeof each === 'string' ? each : each.title.en)).join(', ')
}

const readItem = async ({ _id, categoryId }: MerchantItem) => {
  const { data } = await call(listItems, { query: { categoryId } })
  const newest = data.find((each) => each._id === _id)
  return newest && { values: formOfItem(itemInDirhams(newest)), version: newest.version }
}

export const useItemConflict = (item: MerchantItem | undefined, form: ItemForm, initialValues: ItemDraftOnWire) => {
  const { t } = useTranslation()
  return useConflict({
    form,
    initial: { values: initialValues, version: item?.version },
    changed: 'item.changed',
    paths,
    labelOf: (field) => t(`sheet.fields.${fields[field]}`),
    textOf,
    read: async () => item && readItem(item),
  })
}
