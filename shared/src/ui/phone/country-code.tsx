import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { codeOf, countries, nearCountries } from '../../phone-numbers/country-codes.ts'
import { inputStyle } from '../field.tsx'
import { useLanguage } from '../language/language.tsx'

type Props = { label: string; country: string; onChoose: (country: string) => void }

export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country

/** All countries sorted by name, with the neighbouring countries first in their own order. */
const namedCountries = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const named = countries.map(({ id, code }) => ({ id, code, name: names.of(id) ?? id }))
  const { compare } = new Intl.Collator(language)
  return {
    near: nearCountries.flatMap((id) => named.find((country) => country.id === id) ?? []),
    others: named.filter(({ id }) => !nearCountries.includes(id)).toSorted((one, other) => compare(one.name, other.name)),
  }
}

/** Country select: shows the country code, and the names in the list. */
export const CountryCode = ({ label, country, onChoose }: Props) => {
  const { language } = useLanguage()
  const { near, others } = useMemo(() => namedCountries(language), [language])
  const options = (some: typeof near) =>
    some.map(({ id, code, name }) => (
      <option key={id} value={id}>
        {`${name} \u2066+${code}\u2069`}
      </option>
    ))
  return (
    <span
      dir="ltr"
      className={`${inputStyle} figures relative flex w-auto! shrink-0 items-center gap-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
    >
      <span aria-hidden>{`+${codeOf(country)}`}</span>
      <ChevronDown aria-hidden className="size-4 text-ink-soft" />
      <select
        aria-label={label}
        value={country}
        onChange={(event) => onChoose(event.target.value)}
        className="absolute inset-0 cursor-pointer bg-card text-base text-ink opacity-0"
      >
        {options(near)}
        <hr />
        {options(others)}
      </select>
    </span>
  )
}
