import { get, type FieldPath, type FieldValues, type PathValue, type UseFormReturn } from 'react-hook-form'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Brings what another member has saved into a form: fields that were not touched take the new values, the others stay. `base` has the values that the form
 * began with. Returns the fields that both have changed.
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
    form.setValue(path, now as PathValue<Values, Path>) // the same field of the same form
    return false
  })
