type Tab<Value extends string> = { value: Value; label: string; count: number | undefined }
type Props<Value extends string> = { label: string; chosen: Value; tabs: readonly Tab<Value>[]; onChoose: (value: Value) => void }

/** Buttons of which one is pressed, each with the number of its requests. */
export const FilterTabs = <Value extends string>({ label, chosen, tabs, onChoose }: Props<Value>) => (
  <div role="group" aria-label={label} className="flex max-w-full gap-1 overflow-x-auto">
    {tabs.map(({ value, label: text, count }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-card px-3 text-sm font-semibold text-ink-soft hover:bg-raised aria-pressed:bg-brand-soft aria-pressed:text-brand"
      >
        {text}
        <span className="figures min-h-4.5 min-w-6 rounded-full bg-raised px-1.5 text-center text-xs">{count}</span>
      </button>
    ))}
  </div>
)
