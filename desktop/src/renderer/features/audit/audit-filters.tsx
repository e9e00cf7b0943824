import { listAdministrators } from '@sufra/shared/administrators/administrator.routes'
import { auditActions } from '@sufra/shared/audit/audit-actions'
import { sentenceValues } from '@sufra/shared/audit/audit-sentence'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { inLanguage, type LocalizedText } from '@sufra/shared/localized-text'
import { Button } from '@sufra/shared/ui/button'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { DateField } from '../../common/dates/date-field.tsx'
import { isolated } from '../../common/ui/text-direction.ts'
import type { AuditParams } from './audit-params.ts'

type ChoiceProps<Value extends string> = {
  label: string
  all: string
  options: readonly { value: Value; name: string }[]
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
}

const Choice = <Value extends string>({ label, all, options, chosen, onChoose }: ChoiceProps<Value>) => (
  <Field label={label}>
    {(control) => (
      <select
        {...control}
        className={inputStyle}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.value)}
      >
        <option value="">{all}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)

type Props = {
  shown: AuditParams
  /** The restaurant of the filter, once it is known. */
  restaurant: { name: LocalizedText } | null | undefined
  onFilter: (change: AuditParams) => void
}

export const AuditFilters = ({ shown, restaurant, onFilter }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: administrators } = useQuery({ queryKey: ['administrators'], queryFn: () => call(listAdministrators, {}) })
  const today = dayOf(useNow(60_000), homeTimeZone)
  const unnamed = sentenceValues({}, language, { role: () => '', document: () => '' })
  const day = (name: 'from' | 'to') => (
    <DateField
      label={t(`audit.${name}`)}
      error={undefined}
      value={shown[name] ?? ''}
      today={today}
      max={today}
      onChange={(value) => onFilter({ [name]: value || undefined })}
      onBlur={() => {}}
    />
  )
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={t('audit.filters')} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Choice
          label={t('audit.administrator')}
          all={t('audit.anyone')}
          options={(administrators?.data ?? []).map(({ id, firstName, lastName }) => ({
            value: id,
            name: `${firstName} ${lastName}`.trim(),
          }))}
          chosen={shown.administratorId}
          onChoose={(administratorId) => onFilter({ administratorId })}
        />
        <Choice
          label={t('audit.actionFilter')}
          all={t('audit.anyAction')}
          options={auditActions.map((action) => ({ value: action, name: t(`audit.action.${action}`, unnamed) }))}
          chosen={shown.action}
          onChoose={(action) => onFilter({ action })}
        />
        {day('from')}
        {day('to')}
      </div>
      {shown.restaurantId && (
        <Button kind="secondary" className="self-start" onClick={() => onFilter({ restaurantId: undefined })}>
          <span>
            {restaurant ? t('audit.restaurantFilter', { name: isolated(inLanguage(restaurant.name, language)) }) : t('audit.oneRestaurant')}
          </span>
          <X aria-hidden className="size-4" />
          <span className="sr-only">{t('audit.removeRestaurant')}</span>
        </Button>
      )}
    </div>
  )
}
