import { useFigures } from '../figures/use-figures.ts'

type Props<Filter extends string> = {
  label: string
  filters: readonly Filter[]
  nameOf: (filter: Filter) => string
  chosen: Filter
  /** Undefined while they are loading. */
  counts: Record<Filter, number> | undefined
  onChoose: (filter: Filter) => void
}

/** The filters of a list, each with its count. */
export const FilterTabs = <Filter extends string>({ label, filters, nameOf, chosen, counts, onChoose }: Props<Filter>) => {
  const figures = useFigures()
  return (
    <div role="group" aria-label={label} className="flex max-w-full gap-1 overflow-x-auto">
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-card px-3 text-sm font-semibold text-ink-soft hover:bg-raised aria-pressed:bg-brand-soft aria-pressed:text-brand"
        >
          <span>{nameOf(filter)}</span>
          <span className="figures min-h-4.5 min-w-6 rounded-full bg-raised px-1.5 text-center text-xs">
            {counts && figures.count(counts[filter])}
          </span>
        </button>
      ))}
    </div>
  )
}
