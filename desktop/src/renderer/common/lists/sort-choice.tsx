import { inputStyle } from '@sufra/shared/ui/field'

type Props<Sort extends string> = {
  label: string
  sorts: readonly Sort[]
  nameOf: (sort: Sort) => string
  chosen: Sort
  onChoose: (sort: Sort) => void
}

/** The choice of a list's sort order. */
export const SortChoice = <Sort extends string>({ label, sorts, nameOf, chosen, onChoose }: Props<Sort>) => (
  <select
    aria-label={label}
    value={chosen}
    onChange={({ target }) => onChoose(sorts.find((sort) => sort === target.value) ?? chosen)}
    className={`${inputStyle} w-auto!`}
  >
    {sorts.map((sort) => (
      <option key={sort} value={sort}>
        {nameOf(sort)}
      </option>
    ))}
  </select>
)
