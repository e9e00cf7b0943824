import { ApiError } from '@sufra/shared/contract/api-error'
import { inLanguage } from '@sufra/shared/localized-text'
import { formatMoney } from '@sufra/shared/money'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { errorText } from '@sufra/shared/contract/error-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import type { ChangedLine } from '../menu-change/changed-lines.ts'

export const ChangedLines = ({ changes }: { changes: ChangedLine[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <ul className="list-disc ps-5">
      {changes.map(({ name, change, price }) => (
        <li key={`${name.en} ${change}`}>
          {t(`checkout.changed.${change}`, { name: inLanguage(name, language), price: formatMoney(price, language) })}
        </li>
      ))}
    </ul>
  )
}

/** Shows the reason of a refused order, and the changed lines of the cart. */
export const Rejection = ({ error, changes }: { error: RefusalCode; changes: ChangedLine[] }) => {
  const { t } = useTranslation()
  return (
    <div role="alert" className="rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">
      <span>{errorText(new ApiError(400, '', { error }), t)}</span>
      <ChangedLines changes={changes} />
    </div>
  )
}
