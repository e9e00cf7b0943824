import { useLanguage } from '@sufra/shared/ui/language/language'
import { formatMoney, times, type Dirhams } from '@sufra/shared/money'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A difference in words: missing, too much, or correct. */
export const Difference = ({ difference, className = '' }: { difference: Dirhams; className?: string }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const amount = formatMoney(difference < 0 ? times(difference, -1) : difference, language)
  if (difference === 0) return <span className={`font-semibold text-green ${className}`}>{t('cash.shift.matches')}</span>
  return (
    <span className={`font-semibold ${difference < 0 ? 'text-red' : 'text-saffron'} ${className}`}>
      {difference < 0 ? t('cash.shift.missing', { amount }) : t('cash.shift.over', { amount })}
    </span>
  )
}

export const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="text-sm font-semibold text-red">
      {text}
    </p>
  )

/** A section of the page with its heading. */
export const Section = ({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="grow text-base font-bold">{title}</h2>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
    <OwnElements>{children}</OwnElements>
  </section>
)
