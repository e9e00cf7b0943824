import { inputStyle } from '@sufra/shared/ui/field'
import { Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** A search field with a clear button. */
export const SearchBox = ({ label, value, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <div className="relative min-w-0 grow-9 basis-48 sm:w-64 sm:flex-none">
      <Search aria-hidden className="absolute start-3 top-3.5 size-4 text-ink-soft" />
      <input
        type="text"
        role="searchbox"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && (event.stopPropagation(), onChange(''))}
        className={`${inputStyle} ps-9 pe-11`}
      />
      {value && (
        <button
          type="button"
          aria-label={t('list.clear')}
          onClick={() => onChange('')}
          className="absolute end-0 top-0 grid size-11 place-items-center rounded-card text-ink-soft hover:bg-raised"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
