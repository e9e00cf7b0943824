import { get, type FieldPath, type FieldValues, type PathValue, type UseFormReturn } from 'react-hook-form'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges the values that another member has saved into a form: untouched fields take the new values, and the others stay. `base` has the
 * initial values of the form. Returns the fields that both have changed.
 */
export const takeTheirs = <Values extends FieldValues, Output, Path extends FieldPath<Values>>(
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
