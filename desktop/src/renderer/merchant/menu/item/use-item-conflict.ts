// Another member has saved the item while it was being edited.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import { listItems } from '@sufra/shared/menu/item.routes'
import { columnOfField } from '@sufra/shared/menu-sheet/columns'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { itemInDirhams } from '@sufra/shared/menu/menu-in-dirhams'
import { useState } from 'react'
import { get, type FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import type { TheirValue } from '../../../common/conflicts/conflict-note.tsx'
import { takeTheirs } from '../../../common/conflicts/take-theirs.ts'
import { formOfItem, type ItemForm } from './item-form.ts'

/** Each field with the column of the sheet by whose name it is called. */
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

type Conflict = { theirs: ItemDraftOnWire; open: readonly Field[] }

/** The version to save over, and what the other member has entered in fields that both have changed. */
export const useItemConflict = (item: MerchantItem | undefined, form: ItemForm, initialValues: ItemDraftOnWire) => {
  const { t } = useTranslation()
  const [base, setBase] = useState(initialValues)
  // The version that was seen, so that a later change by another user is not overwritten.
  const [version, setVersion] = useState(item?.version)
  const [conflict, setConflict] = useState<Conflict>()

  /** Reads the item again after it was refused as changed. Returns false after any other error. */
  const resolve = async (error: unknown): Promise<boolean> => {
    if (!item || !(error instanceof ApiError) || error.code !== 'item.changed') return false
    const { data } = await call(listItems, { query: { categoryId: item.categoryId } })
    const newest = data.find(({ _id }) => _id === item._id)
    if (!newest) return false
    const theirs = formOfItem(itemInDirhams(newest))
    setConflict({ theirs, open: takeTheirs(form, paths, { base, theirs }) })
    setBase(theirs)
    setVersion(newest.version)
    return true
  }

  const take = (field: Field) => {
    const value: unknown = get(conflict?.theirs, field)
    form.setValue(field, value as never) // the value of the same field
    setConflict((known) => known && { ...known, open: known.open.filter((each) => each !== field) })
  }
  const values = conflict?.open.map((field): TheirValue => ({
    field: t(`sheet.fields.${fields[field]}`),
    value: textOf(get(conflict.theirs, field)),
    onUse: () => take(field),
  }))
  return { version, resolve, values }
}
