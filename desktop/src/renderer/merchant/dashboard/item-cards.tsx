import type { Dashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Section } from '../../common/ui/section.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'

const Nothing = ({ text }: { text: string }) => <p className="text-sm text-ink-soft">{text}</p>
const rowStyle = 'flex items-baseline gap-3 border-b border-line py-2 text-sm last:border-0'

export const TopItems = ({ topItems }: Pick<Dashboard, 'topItems'>) => {
  const { t } = useTranslation()
  const { language, count } = useFigures()
  return (
    <Section title={t('dashboard.topItems')}>
      {topItems.length === 0 ? (
        <Nothing text={t('dashboard.noOrders')} />
      ) : (
        <ol>
          {topItems.map(({ itemId, name, quantity }) => (
            <li key={itemId} className={rowStyle}>
              <span className="min-w-0 grow font-semibold wrap-anywhere">{inLanguage(name, language)}</span>
              <span className="figures">{t('dashboard.sold', { quantity: count(quantity) })}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

export const SoldOut = ({ soldOut }: Pick<Dashboard, 'soldOut'>) => {
  const { t } = useTranslation()
  const { language } = useFigures()
  const dateTime = useDateTimeText()
  const more = soldOut.count - soldOut.items.length
  return (
    <Section title={t('dashboard.soldOut.title')}>
      {soldOut.count === 0 ? (
        <Nothing text={t('dashboard.soldOut.none')} />
      ) : (
        <ul>
          {soldOut.items.map(({ itemId, name, backAt }) => (
            <li key={itemId} className={rowStyle}>
              <span className="min-w-0 grow font-semibold wrap-anywhere">{inLanguage(name, language)}</span>
              <span className="text-ink-soft">
                {backAt ? t('dashboard.soldOut.back', { when: dateTime(backAt) }) : t('dashboard.soldOut.until')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {soldOut.count > 0 && (
        <LinkButton kind="secondary" to="/merchant/menu" className="self-start">
          {more > 0 ? t('dashboard.soldOut.more') : t('dashboard.soldOut.menu')}
        </LinkButton>
      )}
    </Section>
  )
}
