// Conflicts: another member has saved the values that are being edited here.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { useState } from 'react'
import { get, type FieldPath, type FieldValues, type PathValue, type UseFormReturn } from 'react-hook-form'
import type { TheirValue } from './conflict-note.tsx'

type Saved<Values> = { values: Values; version: number }

type Options<Values extends FieldValues, Output, Path extends FieldPath<Values>> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The initial values of the form. `version`: undefined before the first save. */
  initial: { values: Values; version: number | undefined }
  /** The refusal of a version that is no longer the newest. */
  changed: RefusalCode
  paths: readonly Path[]
  /** The label of a field, and the text of its value. */
  labelOf: (path: Path) => string
  textOf?: (value: unknown) => string
  /** Reads the saved values; undefined after a deletion. */
  read: () => Promise<Saved<Values> | undefined>
}

const plainText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The version to save over, and the other member's values of fields that both have changed. Untouched fields take the new values. */
export const useConflict = <Values extends FieldValues, Output, Path extends FieldPath<Values>>(options: Options<Values, Output, Path>) => {
  const { form, initial, changed, paths, labelOf, textOf = plainText, read } = options
  const [base, setBase] = useState(initial.values)
  // The version that was displayed, so that a later change by another user is not overwritten.
  const [version, setVersion] = useState(initial.version)
  const [conflict, setConflict] = useState<{ theirs: Values; open: readonly Path[] }>()

  const readAgain = async () => {
    try {
      return await read()
    } catch {
      return undefined // the refusal is shown instead
    }
  }

  /** Loads the saved values after the refusal of an old version. Returns false after any other error, which is then shown as usual. */
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges the values that another member has saved into a form: untouched fields take the new values, and the others stay. `base` has the
 * initial values of the form. Returns the fields that both have changed.
 */
const takeTheirs = <Values extends FieldValues, Output, Path extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Output>,
  paths: readonly Path[],
  { base, theirs }: { base: Values; theirs: Values },
): Path[] =>
  paths.filter((path) => {
    const before: unknown = get(base, path)
    const now: unknown = get(theirs, path)
    const mine: unknown = form.getValues(path)
    if (isSame(before, now) || isSame(mine, now)) return false
    if (!isSame(mine, before)) return true
    form.setValue(path, now as PathValue<Values, Path>) // it is the same field of the same form
    return false
  })
