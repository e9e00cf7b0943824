// Another member has saved the cuisine, category or subcategory that is being edited.
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useConflict } from '../../common/forms/use-conflict.ts'
import { readCuisines, useCuisines } from './use-cuisines.ts'

type Typed = { name: { en: string; ar?: string } }
type Saved = { name: LocalizedText; version?: number | undefined }
const paths = ['name.en', 'name.ar'] as const

/** `find`: finds the entity in the current cuisines. `onTheirs`: called with it, for values that are not fields of the form. */
export const useNameConflict = <Found extends Saved>(
  form: UseFormReturn<Typed, unknown, { name: LocalizedText }>,
  saved: Saved | undefined,
  find: (cuisines: readonly Cuisine[]) => Found | undefined,
  onTheirs: (theirs: Found) => void = () => {},
) => {
  const { t } = useTranslation()
  const { merchantId } = useCuisines()
  const read = async () => {
    const found = find((await readCuisines(merchantId)).data)
    if (found?.version === undefined) return undefined
    onTheirs(found)
    return { values: { name: found.name }, version: found.version }
  }
  return useConflict({
    form,
    initial: { values: { name: saved?.name ?? { en: '', ar: '' } }, version: saved?.version },
    changed: 'cuisine.changed',
    paths,
    labelOf: (path) => t(path === 'name.en' ? 'cuisines.nameEn' : 'cuisines.nameAr'),
    read,
  })
}
