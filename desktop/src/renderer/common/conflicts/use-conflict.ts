// Another member has saved what is being edited here.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { useState } from 'react'
import { get, type FieldPath, type FieldValues, type PathValue, type UseFormReturn } from 'react-hook-form'
import type { TheirValue } from './conflict-note.tsx'
import { takeTheirs } from './take-theirs.ts'

type Saved<Values> = { values: Values; version: number }

type Options<Values extends FieldValues, Output, Path extends FieldPath<Values>> = {
  form: UseFormReturn<Values, unknown, Output>
  /** What the form began with. `version`: undefined for what has not been saved yet. */
  initial: { values: Values; version: number | undefined }
  /** The refusal of a version that is no longer the newest. */
  changed: RefusalCode
  paths: readonly Path[]
  /** The name of a field, and a value of it as text. */
  labelOf: (path: Path) => string
  textOf?: (value: unknown) => string
  /** Reads what is saved now; undefined when it was deleted. */
  read: () => Promise<Saved<Values> | undefined>
}

const plainText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The version to save over, and what the other member has entered in fields that both have changed. Fields that were not touched take the new values. */
export const useConflict = <Values extends FieldValues, Output, Path extends FieldPath<Values>>(options: Options<Values, Output, Path>) => {
  const { form, initial, changed, paths, labelOf, textOf = plainText, read } = options
  const [base, setBase] = useState(initial.values)
  // The version that was seen, so that a later change by another user is not overwritten.
  const [version, setVersion] = useState(initial.version)
  const [conflict, setConflict] = useState<{ theirs: Values; open: readonly Path[] }>()

  const readAgain = async () => {
    try {
      return await read()
    } catch {
      return undefined // what was refused is shown instead
    }
  }

  /** Reads again what was refused as changed. Returns false after any other error, which is then shown as usual. */
  const resolve = async (error: unknown): Promise<boolean> => {
    if (!(error instanceof ApiError) || error.code !== changed) return false
    const newest = await readAgain()
    if (!newest) return false
    setConflict({ theirs: newest.values, open: takeTheirs(form, paths, { base, theirs: newest.values }) })
    setBase(newest.values)
    setVersion(newest.version)
    return true
  }

  const take = (path: Path) => {
    const value: PathValue<Values, Path> = get(conflict?.theirs, path)
    form.setValue(path, value)
    setConflict((known) => known && { ...known, open: known.open.filter((each) => each !== path) })
  }
  const values = conflict?.open.map((path): TheirValue => ({
    field: labelOf(path),
    value: textOf(get(conflict.theirs, path)),
    onUse: () => take(path),
  }))
  return { version, resolve, values }
}
